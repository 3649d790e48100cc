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
CREATE INDEX `redemption_items_activity` ON `redemption_items` (`activity_id`);