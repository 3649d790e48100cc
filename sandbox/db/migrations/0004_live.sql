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
	`recording` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_lessons_course` ON `live_lessons` (`course_id`);--> statement-breakpoint
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
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `live_teachers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`short_description` text DEFAULT '' NOT NULL
);
