-- The last revision whoever made an edit had seen. Two edits of one field, neither seen by the other, are both shown until
-- somebody chooses. Null: kept before this was written down.

alter table estimate_edit add column seen integer check (seen >= 0);
