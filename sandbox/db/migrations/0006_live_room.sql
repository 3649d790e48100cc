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
ALTER TABLE `live_lessons` ADD `is_muted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `live_lessons` ADD `stream` text DEFAULT 'on' NOT NULL;--> statement-breakpoint
ALTER TABLE `live_lessons` ADD `stream_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `live_records` ADD `position_sec` integer DEFAULT 0 NOT NULL;