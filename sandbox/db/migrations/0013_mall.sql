CREATE TABLE `mall_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`mobile` text DEFAULT '' NOT NULL,
	`province` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mall_addresses_member` ON `mall_addresses` (`member_id`);--> statement-breakpoint
CREATE TABLE `mall_goods` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`gift_type` text DEFAULT '' NOT NULL,
	`gift_id` integer DEFAULT 0 NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`stock` integer DEFAULT 0 NOT NULL,
	`sales` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mall_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`gift_type` text DEFAULT '' NOT NULL,
	`gift_id` integer DEFAULT 0 NOT NULL,
	`is_sent` integer DEFAULT false NOT NULL,
	`express_number` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`mobile` text DEFAULT '' NOT NULL,
	`province` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mall_orders_member` ON `mall_orders` (`member_id`,`created_at`);