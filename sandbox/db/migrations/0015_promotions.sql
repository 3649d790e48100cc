CREATE TABLE `flash_reservations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`status` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flash_reservations_sale` ON `flash_reservations` (`sale_id`,`status`);--> statement-breakpoint
CREATE INDEX `flash_reservations_member` ON `flash_reservations` (`member_id`);--> statement-breakpoint
CREATE INDEX `flash_reservations_due` ON `flash_reservations` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `flash_sales` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goods_type` text NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`original_charge` integer NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`num` integer NOT NULL,
	`taken_by_others` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flash_sales_goods` ON `flash_sales` (`goods_type`,`goods_id`);--> statement-breakpoint
CREATE TABLE `group_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`group_id` integer NOT NULL,
	`member_id` integer DEFAULT 0 NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`order_no` text DEFAULT '' NOT NULL,
	`charge` integer DEFAULT 0 NOT NULL,
	`status` integer NOT NULL,
	`refund_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `group_orders_group` ON `group_orders` (`group_id`,`status`);--> statement-breakpoint
CREATE INDEX `group_orders_member` ON `group_orders` (`member_id`);--> statement-breakpoint
CREATE INDEX `group_orders_order` ON `group_orders` (`order_no`);--> statement-breakpoint
CREATE TABLE `group_sales` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`goods_type` text NOT NULL,
	`goods_id` integer NOT NULL,
	`title` text NOT NULL,
	`thumb` text NOT NULL,
	`charge` integer NOT NULL,
	`original_charge` integer NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`people` integer NOT NULL,
	`limit_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `group_sales_goods` ON `group_sales` (`goods_type`,`goods_id`);--> statement-breakpoint
CREATE TABLE `sale_groups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sale_id` integer NOT NULL,
	`opener_id` integer DEFAULT 0 NOT NULL,
	`status` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sale_groups_sale` ON `sale_groups` (`sale_id`,`status`);--> statement-breakpoint
CREATE INDEX `sale_groups_due` ON `sale_groups` (`status`,`due_at`);