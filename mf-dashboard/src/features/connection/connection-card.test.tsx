import { fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import { ConnectionCard } from './connection-card';

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

  it('offers no address to type, as the page may ask no other server (TR-304)', async () => {
    fakeApi();
    open();
    await screen.findByText('API is working');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(window.location.origin)).toBeInTheDocument();
  });
});
