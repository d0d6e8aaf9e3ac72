export { type LiveListening, listenLive } from './services/live-stream';
export { MailBox } from './services/mail-box';
export { Chance } from './services/offline/chance';
export { checkDay } from './services/offline/check-day';
export { Device } from './services/offline/device';
export { WorkingDay } from './services/offline/working-day';
export { type Agent, type People, type Person, TEST_PASSWORD } from './services/people';
export { startTestApp, type TestApp, type TestAppOptions } from './services/test-app';
export { createTestDatabase, type TestDatabase } from './services/test-database';
