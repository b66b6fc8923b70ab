-- A locked version is a record: it prints with the letterhead, the disclaimers and the names of the sides its company had when
-- it was locked or corrected. Versions from before this column have none and print with those of today.
alter table estimate_version add column printed_with jsonb;
