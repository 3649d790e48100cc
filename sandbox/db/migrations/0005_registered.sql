ALTER TABLE `members` ADD `is_registered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `unread_seen` integer;