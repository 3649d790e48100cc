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
