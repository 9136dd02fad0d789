-- How far a mailbox that is polled has been read. Its server may number anew: then uid_validity is another one.
create table mailbox_positions (
  mailbox text primary key,
  uid_validity text not null,
  last_uid bigint not null
);
