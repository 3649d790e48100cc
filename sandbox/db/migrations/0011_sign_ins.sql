CREATE TABLE `sign_ins` (
	`member_id` integer NOT NULL,
	`day` text NOT NULL,
	`reward` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `day`)
);
