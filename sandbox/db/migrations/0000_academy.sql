CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`html` text NOT NULL,
	`view_times` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attachments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`name` text NOT NULL,
	`extension` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachments_course` ON `attachments` (`course_id`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sign` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`config` text
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chapters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chapters_course` ON `chapters` (`course_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`resource_type` integer NOT NULL,
	`resource_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`reply_id` integer DEFAULT 0 NOT NULL,
	`content` text NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	`province` text DEFAULT '' NOT NULL,
	`is_approved` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_hash_unique` ON `comments` (`hash`);--> statement-breakpoint
CREATE INDEX `comments_resource` ON `comments` (`resource_type`,`resource_id`,`parent_id`);--> statement-breakpoint
CREATE TABLE `course_owners` (
	`member_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `course_id`)
);
--> statement-breakpoint
CREATE TABLE `course_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`watched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_records_own` ON `course_records` (`member_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_free` integer DEFAULT false NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_recommended` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`is_comment_closed` integer DEFAULT false NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`description_html` text DEFAULT '' NOT NULL,
	`user_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `courses_published` ON `courses` (`published_at`);--> statement-breakpoint
CREATE TABLE `credit_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`sum` integer NOT NULL,
	`remark` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_member` ON `credit_records` (`member_id`);--> statement-breakpoint
CREATE TABLE `histories` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`day` text NOT NULL,
	`title` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `target_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `kept` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `likes` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE TABLE `member_roles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`role_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`expired_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mobile` text NOT NULL,
	`email` text,
	`password_hash` text DEFAULT '' NOT NULL,
	`nick_name` text NOT NULL,
	`is_nickname_set` integer DEFAULT false NOT NULL,
	`avatar` text DEFAULT '' NOT NULL,
	`is_locked` integer DEFAULT false NOT NULL,
	`credit1` integer DEFAULT 0 NOT NULL,
	`credit2` integer DEFAULT 0 NOT NULL,
	`role_id` integer DEFAULT 0 NOT NULL,
	`role_expired_at` integer,
	`real_name` text DEFAULT '' NOT NULL,
	`id_number` text DEFAULT '' NOT NULL,
	`is_face_verified` integer DEFAULT false NOT NULL,
	`destroy_at` integer,
	`agreed_at` integer,
	`last_token_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile_unique` ON `members` (`mobile`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_email_unique` ON `members` (`email`);--> statement-breakpoint
CREATE INDEX `members_destroy` ON `members` (`destroy_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`text` text NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_no` text NOT NULL,
	`member_id` integer NOT NULL,
	`goods_type` text NOT NULL,
	`goods_id` integer NOT NULL,
	`goods_name` text NOT NULL,
	`goods_thumb` text DEFAULT '' NOT NULL,
	`charge` integer NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`promo_code_id` integer DEFAULT 0 NOT NULL,
	`status` integer NOT NULL,
	`payment` text DEFAULT '' NOT NULL,
	`settle_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_orderNo_unique` ON `orders` (`order_no`);--> statement-breakpoint
CREATE INDEX `orders_member` ON `orders` (`member_id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`);--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`member_id` integer DEFAULT 0 NOT NULL,
	`discount` integer NOT NULL,
	`inviter_reward` integer DEFAULT 0 NOT NULL,
	`max_uses` integer DEFAULT 0 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`expired_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_codes_code_unique` ON `promo_codes` (`code`);--> statement-breakpoint
CREATE TABLE `revoked_tokens` (
	`token_id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `roles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`expire_days` integer NOT NULL,
	`description` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`target` text NOT NULL,
	`scene` text NOT NULL,
	`code` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`is_spent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_target` ON `sms_codes` (`target`);--> statement-breakpoint
CREATE TABLE `socialites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`app` text NOT NULL,
	`open_id` text NOT NULL,
	`union_id` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `socialites_open` ON `socialites` (`app`,`open_id`);--> statement-breakpoint
CREATE INDEX `socialites_member` ON `socialites` (`member_id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`payload` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `video_owners` (
	`member_id` integer NOT NULL,
	`video_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `video_id`)
);
--> statement-breakpoint
CREATE TABLE `video_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`video_id` integer NOT NULL,
	`watch_seconds` integer DEFAULT 0 NOT NULL,
	`watched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_records_own` ON `video_records` (`member_id`,`video_id`);--> statement-breakpoint
CREATE INDEX `video_records_course` ON `video_records` (`course_id`);--> statement-breakpoint
CREATE TABLE `videos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`chapter_id` integer DEFAULT 0 NOT NULL,
	`title` text NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`free_seconds` integer DEFAULT 0 NOT NULL,
	`is_drag_banned` integer DEFAULT false NOT NULL,
	`is_sold_alone` integer DEFAULT false NOT NULL,
	`media` text NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `videos_course` ON `videos` (`course_id`);