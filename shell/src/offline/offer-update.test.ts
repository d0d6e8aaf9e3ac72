import { KitProvider } from '@dwang/kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { offerUpdates } from './offer-update';

class Worker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  postMessage(message: unknown) {
    this.said.push(message);
  }
}

/** An open tab that the build of its first visit controls. */
function openTab() {
  const container = Object.assign(new EventTarget(), { controller: {} as ServiceWorker | null });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    update: async () => undefined,
  });
  render(createElement(KitProvider, null, createElement('input', { 'aria-label': 'Notes' })));
  offerUpdates(registration as unknown as ServiceWorkerRegistration);
  const deploy = () => {
    const fresh = new Worker();
    registration.installing = fresh;
    act(() => {
      registration.dispatchEvent(new Event('updatefound'));
      fresh.state = 'installed';
      registration.waiting = fresh;
      fresh.dispatchEvent(new Event('statechange'));
    });
    return fresh;
  };
  return { container, registration, deploy };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('RC-109: a deploy leaves an open tab as it is until the person asks for the new version', () => {
  const { deploy } = openTab();
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Framing' } });
  const fresh = deploy();
  expect(screen.getByText('The app has been updated. What you have typed is kept.')).toBeInTheDocument();
  expect(screen.getByLabelText('Notes')).toHaveValue('Framing');
  expect(fresh.said).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(fresh.said).toEqual([{ type: 'take-over' }]);
});

test('of two deploys while a tab is open there is one offer, of the newer', () => {
  const { deploy } = openTab();
  const [older, newer] = [deploy(), deploy()];
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect([older.said, newer.said]).toEqual([[], [{ type: 'take-over' }]]);
});

test('the first visit is offered nothing', () => {
  const { container, deploy } = openTab();
  container.controller = null;
  deploy();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});
