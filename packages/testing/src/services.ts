export { type Agent, type People, type Person, TEST_PASSWORD } from './services/people';
export { startTestApp, type TestApp, type TestAppOptions } from './services/test-app';
export { createTestDatabase, type TestDatabase } from './services/test-database';
