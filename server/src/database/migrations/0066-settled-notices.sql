-- A notice that a promise is over or a part is late leaves the bell once it is so no longer.
grant delete on staff_notice to dre_app;
