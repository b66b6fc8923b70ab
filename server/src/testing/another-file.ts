import { forgetBooks } from '../features/catalogue/open-books.ts';

// Before each file of tests: it brings a database of its own, and the server is loaded once for all of them.
forgetBooks();
