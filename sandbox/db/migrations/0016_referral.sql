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
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`);