import { fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import { ConnectionCard } from './connection-card';
import { readOrigin } from './test-connection';

beforeEach(newDevice);

const open = () => renderInShell(<ConnectionCard />);

describe('API connection test', () => {
  it("tests this page's origin and shows the server's message and status", async () => {
    const api = fakeApi();
    open();
    expect(screen.getByText(/Testing the connection/)).toBeInTheDocument();
    expect(await screen.findByText('API is working')).toBeInTheDocument();
    expect(screen.getByText('ok')).toBeInTheDocument();
    expect(api.sent('GET', '/test')).toHaveLength(1);
  });

  it('shows the reason and the troubleshooting steps when nothing answers', async () => {
    fakeApi({ 'GET /test': () => NO_NETWORK });
    open();
    expect(await screen.findByText(`Error: no answer from ${window.location.origin}`)).toBeInTheDocument();
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
    for (const word of ['port 8081', 'CORS', 'network', 'console', 'curl'])
      expect(steps.some((step) => step.includes(word))).toBe(true);
  });

  it('shows a refusal with its status, and recovers when tested again', async () => {
    const api = fakeApi({ 'GET /test': () => refuse(503, 'GATEWAY.AREA_UNAVAILABLE', 'down') });
    const { user } = open();
    expect(await screen.findByText('Error: 503: down')).toBeInTheDocument();
    api.handle['GET /test'] = () => ({ message: 'Back again', status: 'ok' });
    await user.click(await screen.findByRole('button', { name: 'Test Connection' }));
    expect(await screen.findByText('Back again')).toBeInTheDocument();
  });

  it('tests another address that is typed, and refuses what is no address', async () => {
    const asked: string[] = [];
    fakeApi();
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      asked.push(String(input));
      return answer(input, init);
    };
    const { user } = open();
    const field = screen.getByRole('textbox', { name: 'Server address' });
    await screen.findByText('API is working');
    await user.clear(field);
    await user.type(field, 'javascript:alert(1){Enter}');
    expect(await screen.findByText('Enter an address such as http://localhost:8081')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'localhost:9999/some/path{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('http://localhost:9999/api/test'));
  });

  it.each([
    ['https://dwang.example/x', 'https://dwang.example'],
    ['192.168.1.4:8081', 'http://192.168.1.4:8081'],
    ['ftp://dwang.example', null],
    ['   ', null],
    ['http://', null],
  ])('reads %p as %p', (text, origin) => {
    expect(readOrigin(text)).toBe(origin);
  });
});
