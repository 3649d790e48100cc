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
	`is_registered` integer DEFAULT false NOT NULL,
	`credit1` integer DEFAULT 0 NOT NULL,
	`credit2` integer DEFAULT 0 NOT NULL,
	`role_id` integer DEFAULT 0 NOT NULL,
	`role_expired_at` integer,
	`real_name` text DEFAULT '' NOT NULL,
	`id_number` text DEFAULT '' NOT NULL,
	`is_face_verified` integer DEFAULT false NOT NULL,
	`destroy_at` integer,
	`agreed_at` integer,
	`unread_seen` integer,
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
	`refunded` integer DEFAULT 0 NOT NULL,
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
CREATE TABLE `kept` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `videos_course` ON `videos` (`course_id`);--> statement-breakpoint
CREATE TABLE `book_articles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`book_id` integer NOT NULL,
	`chapter_id` integer DEFAULT 0 NOT NULL,
	`title` text NOT NULL,
	`is_trial` integer DEFAULT false NOT NULL,
	`html` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `book_articles_book` ON `book_articles` (`book_id`);--> statement-breakpoint
CREATE TABLE `book_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `book_chapters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`book_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `book_chapters_book` ON `book_chapters` (`book_id`);--> statement-breakpoint
CREATE TABLE `book_owners` (
	`member_id` integer NOT NULL,
	`book_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `book_id`)
);
--> statement-breakpoint
CREATE TABLE `book_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`book_id` integer NOT NULL,
	`article_id` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_views_own` ON `book_views` (`member_id`,`book_id`);--> statement-breakpoint
CREATE TABLE `books` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`description_html` text DEFAULT '' NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`user_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `books_published` ON `books` (`published_at`);--> statement-breakpoint
CREATE TABLE `path_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `path_owners` (
	`member_id` integer NOT NULL,
	`path_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `path_id`)
);
--> statement-breakpoint
CREATE TABLE `path_resources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`step_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`type` text NOT NULL,
	`other_id` integer NOT NULL,
	`name` text NOT NULL,
	`thumb` text DEFAULT '' NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `path_resources_step` ON `path_resources` (`step_id`);--> statement-breakpoint
CREATE TABLE `path_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `path_steps_path` ON `path_steps` (`path_id`);--> statement-breakpoint
CREATE TABLE `paths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`original_charge` integer DEFAULT 0 NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `paths_published` ON `paths` (`published_at`);--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`member_id` integer NOT NULL,
	`day` text NOT NULL,
	`reward` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`resource_type` text NOT NULL,
	`resource_id` integer NOT NULL,
	`duration_sec` integer DEFAULT 0 NOT NULL,
	`upload_id` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `snapshots_resource` ON `snapshots` (`member_id`,`resource_type`,`resource_id`);--> statement-breakpoint
CREATE TABLE `topic_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `topic_marks` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`topic_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `topic_id`)
);
--> statement-breakpoint
CREATE TABLE `topic_owners` (
	`member_id` integer NOT NULL,
	`topic_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `topic_id`)
);
--> statement-breakpoint
CREATE TABLE `topic_views` (
	`member_id` integer NOT NULL,
	`topic_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `topic_id`)
);
--> statement-breakpoint
CREATE TABLE `topics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_need_login` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`free_html` text DEFAULT '' NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`view_times` integer DEFAULT 0 NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`user_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topics_published` ON `topics` (`published_at`);--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`course_id` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE TABLE `member_certificates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`certificate_id` integer NOT NULL,
	`cert_no` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_certificates_own` ON `member_certificates` (`member_id`,`certificate_id`);--> statement-breakpoint
CREATE TABLE `attempt_answers` (
	`row_id` integer NOT NULL,
	`part` integer NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`images` text NOT NULL,
	`mark` integer,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`row_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `attempt_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`attempt_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_questions_attempt` ON `attempt_questions` (`attempt_id`);--> statement-breakpoint
CREATE TABLE `exam_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`status` integer NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`total_score` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`submitted_at` integer
);
--> statement-breakpoint
CREATE INDEX `exam_attempts_own` ON `exam_attempts` (`member_id`,`kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `exam_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exam_owners` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL,
	`is_invited` integer DEFAULT false NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE TABLE `mock_papers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`pass_score` integer DEFAULT 0 NOT NULL,
	`expired_minutes` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_invite` integer DEFAULT false NOT NULL,
	`rule` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `paper_questions` (
	`paper_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`paper_id`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `papers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`pass_score` integer DEFAULT 0 NOT NULL,
	`expired_minutes` integer DEFAULT 0 NOT NULL,
	`try_times` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_invite` integer DEFAULT false NOT NULL,
	`is_skip_mark` integer DEFAULT false NOT NULL,
	`required_courses` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `practice_answers` (
	`member_id` integer NOT NULL,
	`practice_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`answer` text,
	`saved_at` integer DEFAULT 0 NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `practice_id`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `practice_chapters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`practice_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `practice_chapters_practice` ON `practice_chapters` (`practice_id`);--> statement-breakpoint
CREATE TABLE `practice_questions` (
	`practice_id` integer NOT NULL,
	`chapter_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`chapter_id`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `practices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `question_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `question_marks` (
	`member_id` integer NOT NULL,
	`kind` text NOT NULL,
	`question_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `kind`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`type` integer NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`content` text NOT NULL,
	`options` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `questions_category` ON `questions` (`category_id`);--> statement-breakpoint
CREATE TABLE `redemption_activities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `redemption_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`activity_id` integer NOT NULL,
	`used_by` integer,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `redemption_codes_used` ON `redemption_codes` (`used_by`,`used_at`);--> statement-breakpoint
CREATE TABLE `redemption_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`activity_id` integer NOT NULL,
	`sign` text NOT NULL,
	`target_id` integer NOT NULL,
	`name` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redemption_items_activity` ON `redemption_items` (`activity_id`);--> statement-breakpoint
CREATE TABLE `mall_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`mobile` text DEFAULT '' NOT NULL,
	`province` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mall_addresses_member` ON `mall_addresses` (`member_id`);--> statement-breakpoint
CREATE TABLE `mall_goods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`gift_type` text DEFAULT '' NOT NULL,
	`gift_id` integer DEFAULT 0 NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`stock` integer DEFAULT 0 NOT NULL,
	`sales` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mall_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`gift_type` text DEFAULT '' NOT NULL,
	`gift_id` integer DEFAULT 0 NOT NULL,
	`is_sent` integer DEFAULT false NOT NULL,
	`express_number` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`mobile` text DEFAULT '' NOT NULL,
	`province` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mall_orders_member` ON `mall_orders` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invitees` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`inviter_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expired_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitees_memberId_unique` ON `invitees` (`member_id`);--> statement-breakpoint
CREATE INDEX `invitees_inviter` ON `invitees` (`inviter_id`);--> statement-breakpoint
CREATE TABLE `referral_goods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`target_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`reward` integer NOT NULL,
	`reward2` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referral_goods_target` ON `referral_goods` (`type`,`target_id`);--> statement-breakpoint
CREATE TABLE `referral_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`before_cents` integer NOT NULL,
	`remark` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referral_records_member` ON `referral_records` (`member_id`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`before_cents` integer NOT NULL,
	`channel` text NOT NULL,
	`channel_name` text NOT NULL,
	`channel_account` text DEFAULT '' NOT NULL,
	`channel_address` text DEFAULT '' NOT NULL,
	`status` integer DEFAULT 0 NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`);--> statement-breakpoint
CREATE TABLE `live_attachments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`name` text NOT NULL,
	`extension` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_attachments_lesson` ON `live_attachments` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `live_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `live_chapters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_chapters_course` ON `live_chapters` (`course_id`);--> statement-breakpoint
CREATE TABLE `live_courses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`teacher_id` integer DEFAULT 0 NOT NULL,
	`assistant_id` integer DEFAULT 0 NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`is_vip_free` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`description_html` text DEFAULT '' NOT NULL,
	`user_count` integer DEFAULT 0 NOT NULL,
	`published_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `live_courses_published` ON `live_courses` (`published_at`);--> statement-breakpoint
CREATE TABLE `live_lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` integer NOT NULL,
	`chapter_id` integer DEFAULT 0 NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`estimate_sec` integer NOT NULL,
	`status` integer,
	`recording` text NOT NULL,
	`is_muted` integer DEFAULT false NOT NULL,
	`stream` text DEFAULT 'on' NOT NULL,
	`stream_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_lessons_course` ON `live_lessons` (`course_id`);--> statement-breakpoint
CREATE TABLE `live_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`member_id` integer DEFAULT 0 NOT NULL,
	`nick_name` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`played_sec` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `live_messages_lesson` ON `live_messages` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `live_mutes` (
	`lesson_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	PRIMARY KEY(`lesson_id`, `member_id`)
);
--> statement-breakpoint
CREATE TABLE `live_owners` (
	`member_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `course_id`)
);
--> statement-breakpoint
CREATE TABLE `live_records` (
	`member_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	`lesson_id` integer NOT NULL,
	`watched_sec` integer DEFAULT 0 NOT NULL,
	`position_sec` integer DEFAULT 0 NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `live_rounds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lesson_id` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_rounds_lesson` ON `live_rounds` (`lesson_id`);--> statement-breakpoint
CREATE TABLE `live_sign_ins` (
	`round_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`round_id`, `member_id`)
);
--> statement-breakpoint
CREATE TABLE `live_teachers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flash_reservations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`status` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flash_reservations_sale` ON `flash_reservations` (`sale_id`,`status`);--> statement-breakpoint
CREATE INDEX `flash_reservations_member` ON `flash_reservations` (`member_id`);--> statement-breakpoint
CREATE INDEX `flash_reservations_due` ON `flash_reservations` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `flash_sales` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goods_type` text NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`original_charge` integer NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`num` integer NOT NULL,
	`taken_by_others` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flash_sales_goods` ON `flash_sales` (`goods_type`,`goods_id`);--> statement-breakpoint
CREATE TABLE `group_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`member_id` integer DEFAULT 0 NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`order_no` text DEFAULT '' NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`status` integer NOT NULL,
	`refund_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `group_orders_group` ON `group_orders` (`group_id`,`status`);--> statement-breakpoint
CREATE INDEX `group_orders_member` ON `group_orders` (`member_id`);--> statement-breakpoint
CREATE INDEX `group_orders_order` ON `group_orders` (`order_no`);--> statement-breakpoint
CREATE TABLE `group_sales` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goods_type` text NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`original_charge` integer NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`people` integer NOT NULL,
	`limit_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `group_sales_goods` ON `group_sales` (`goods_type`,`goods_id`);--> statement-breakpoint
CREATE TABLE `sale_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`opener_id` integer DEFAULT 0 NOT NULL,
	`status` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sale_groups_sale` ON `sale_groups` (`sale_id`,`status`);--> statement-breakpoint
CREATE INDEX `sale_groups_due` ON `sale_groups` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `small_class_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `small_class_lessons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`title` text NOT NULL,
	`status` integer NOT NULL,
	`has_room` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `small_class_lessons_class` ON `small_class_lessons` (`class_id`);--> statement-breakpoint
CREATE TABLE `small_class_owners` (
	`member_id` integer NOT NULL,
	`class_id` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `class_id`)
);
--> statement-breakpoint
CREATE TABLE `small_class_teachers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_id` integer NOT NULL,
	`name` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `small_classes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`category_id` integer DEFAULT 0 NOT NULL,
	`type` integer NOT NULL,
	`status` integer NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`original_charge` integer DEFAULT 0 NOT NULL,
	`short_description` text DEFAULT '' NOT NULL,
	`description_html` text DEFAULT '' NOT NULL,
	`user_count` integer DEFAULT 0 NOT NULL,
	`max_people` integer DEFAULT 0 NOT NULL,
	`opens_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `small_classes_published` ON `small_classes` (`published_at`);--> statement-breakpoint
CREATE TABLE `wenda_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`is_correct` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wenda_answers_question` ON `wenda_answers` (`question_id`);--> statement-breakpoint
CREATE INDEX `wenda_answers_member` ON `wenda_answers` (`member_id`);--> statement-breakpoint
CREATE TABLE `wenda_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`parent_id` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wenda_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`answer_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`reply_user_id` integer DEFAULT 0 NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wenda_comments_answer` ON `wenda_comments` (`answer_id`);--> statement-breakpoint
CREATE TABLE `wenda_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`images` text NOT NULL,
	`credit1` integer DEFAULT 0 NOT NULL,
	`view_times` integer DEFAULT 0 NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`is_solved` integer DEFAULT false NOT NULL,
	`answered_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wenda_questions_member` ON `wenda_questions` (`member_id`);--> statement-breakpoint
CREATE INDEX `wenda_questions_created` ON `wenda_questions` (`created_at`);--> statement-breakpoint
CREATE TABLE `wenda_votes` (
	`member_id` integer NOT NULL,
	`type` integer NOT NULL,
	`target_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `type`, `target_id`)
);
