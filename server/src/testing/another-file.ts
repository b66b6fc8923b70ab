import { forgetBooks } from '../features/catalogue/open-books.ts';

// Runs before each test file: each has its own database, while the server is loaded once for all.
forgetBooks();
