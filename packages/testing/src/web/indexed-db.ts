/** A database like a browser's, for the whole test file from here on. */
import 'fake-indexeddb/auto';
