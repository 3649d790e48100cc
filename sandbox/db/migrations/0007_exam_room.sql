CREATE TABLE `sitting_answers` (
	`row_id` integer NOT NULL,
	`part` integer NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`images` text NOT NULL,
	`mark` integer,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`row_id`, `part`)
);
--> statement-breakpoint
CREATE TABLE `sitting_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sitting_id` integer NOT NULL,
	`question_id` integer NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sitting_questions_sitting` ON `sitting_questions` (`sitting_id`);--> statement-breakpoint
ALTER TABLE `practice_answers` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `practice_answers` ADD `saved_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `practice_answers` DROP COLUMN `chapter_id`;--> statement-breakpoint
ALTER TABLE `questions` ADD `parts` text DEFAULT '[]' NOT NULL;