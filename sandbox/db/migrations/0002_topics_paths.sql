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
CREATE INDEX `topics_published` ON `topics` (`published_at`);