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
CREATE TABLE `exam_sittings` (
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
CREATE INDEX `exam_sittings_own` ON `exam_sittings` (`member_id`,`kind`,`target_id`);--> statement-breakpoint
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
	`chapter_id` integer NOT NULL,
	`question_id` integer NOT NULL,
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
	`remark` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `questions_category` ON `questions` (`category_id`);