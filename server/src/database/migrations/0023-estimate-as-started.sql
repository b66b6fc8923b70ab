-- What an estimate was started with: number, estimator, day and rates nobody has changed yet. The history tells from it
-- what the first change of each replaced. Estimates from before do not have it, and the history says less of them.

alter table estimate add column started json;
