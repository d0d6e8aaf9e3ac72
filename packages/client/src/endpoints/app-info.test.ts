import { APP_NAME } from '@dwang/contracts/values';
import { appName } from './app-info';

test('the product is called what the administrator has set, as last known (TR-310)', () => {
  expect(appName()).toBe(APP_NAME);
  localStorage.setItem('dwang-app-info', JSON.stringify({ name: 'Kauri Works' }));
  expect(appName()).toBe('Kauri Works');
  localStorage.clear();
});
