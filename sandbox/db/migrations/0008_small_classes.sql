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
CREATE INDEX `small_classes_published` ON `small_classes` (`published_at`);