import { isForTyping, keysOf } from './command-keys';

const press = (key: string, fields: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...fields });
  document.body.append(target === document.body ? '' : target);
  target.dispatchEvent(event);
  return event;
};

test.each([
  ['F2', press('F2')],
  ['Shift+F2', press('F2', { shiftKey: true })],
  ['Alt+V', press('v', { altKey: true })],
  ['Ctrl+Shift+K', press('K', { ctrlKey: true, shiftKey: true })],
  ['Escape', press('Escape')],
])('%s is read as a manifest writes it', (expected, event) => {
  expect(keysOf(event)).toBe(expected);
});

test('letters typed into a field stay there; function keys work everywhere', () => {
  const field = document.createElement('input');
  expect(isForTyping(press('v', { altKey: true }, field))).toBe(true);
  expect(isForTyping(press('F2', {}, field))).toBe(false);
  expect(isForTyping(press('v', { altKey: true }))).toBe(false);
});

test('what is being composed belongs to the keyboard of the language', () => {
  expect(isForTyping(press('F2', { isComposing: true }))).toBe(true);
});
