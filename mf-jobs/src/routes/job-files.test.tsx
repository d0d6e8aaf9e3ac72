import type { JobFile } from '@dwang/contracts';
import { expectText, setNetwork } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { aServer, at, filesOf, onFreshDevice, open, writes } from '../testing/job-photos';

onFreshDevice();
const real = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

function aPdf(): File {
  const file = new File(['%PDF-1.7'], 'Plan.pdf', { type: 'application/pdf' });
  file.arrayBuffer = async () => new ArrayBuffer(8);
  return file;
}

/** Stands in for uploads: each is answered by the next of `answers`, or with none. */
function uploads(...answers: (Partial<XMLHttpRequest> | null)[]) {
  const sent: { address: string; file: unknown }[] = [];
  class Request {
    upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    private address = '';
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    abort() {}
    send(file: unknown) {
      sent.push({ address: this.address, file });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const answer = answers.shift();
      Object.assign(this, answer);
      setTimeout(() => (answer ? this.onload : this.onerror)?.());
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return { sent, answers };
}

describe('files', () => {
  const aPlan: JobFile = {
    id: 71,
    uid: 'file-71',
    projectId: 5,
    userId: 7,
    userName: 'hēmi',
    name: 'Plan Ōtaki.pdf',
    contentType: 'application/pdf',
    size: 1_400_000,
    createdAt: at,
    version: 1,
  };

  it('are downloaded by their name, deleted and brought back', async () => {
    const api = aServer({
      'GET /projects/5/files': () => filesOf(aPlan),
      'DELETE /projects/5/files/71': () => null,
      'POST /projects/5/files/71/restore': () => aPlan,
    });
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'Plan Ōtaki.pdf' });
    expect(link).toHaveAttribute('href', '/api/projects/5/files/71/content');
    expect(screen.getByText(/^1\.4 MB/)).toBeVisible();
    api.handle['GET /projects/5/files'] = () => filesOf();
    await user.click(screen.getByRole('button', { name: 'Delete Plan Ōtaki.pdf' }));
    await expectText('File deleted');
    expect(await screen.findByText('No files yet')).toBeVisible();
    api.handle['GET /projects/5/files'] = () => filesOf(aPlan);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Plan Ōtaki.pdf' })).toBeVisible();
  });

  it('are uploaded as they are; a refusal says why', async () => {
    const { sent, answers } = uploads({ status: 201, responseText: '{}' });
    aServer();
    const { user } = open();
    await screen.findByText('No files yet');
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), aPdf());
    await expectText('File saved');
    expect(sent.map(({ file }) => file)).toEqual([expect.objectContaining({ name: 'Plan.pdf' })]);
    expect(sent[0]?.address).toMatch(/^\/api\/projects\/5\/files\?name=Plan\.pdf&uid=[0-9a-f-]{36}$/);
    answers.push({ status: 415, responseText: '{"detail":"This kind of file cannot be kept."}' });
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), aPdf());
    expect(await screen.findByText('Plan.pdf: This kind of file cannot be kept.')).toBeVisible();
  });

  it('are kept on this device without a network and sent once, under the uid of the first try', async () => {
    const { sent } = uploads(null);
    setNetwork('off');
    const api = aServer();
    const { user } = open();
    await screen.findByText('No files yet');
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), aPdf());
    await expectText('File saved');
    expect(screen.getByText('Plan.pdf')).toBeVisible();
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Plan.pdf' })).not.toBeInTheDocument();
    api.handle['POST /projects/5/files'] = ({ query }) => {
      const made = { ...aPlan, ...query };
      api.handle['GET /projects/5/files'] = () => filesOf(made);
      return made;
    };
    setNetwork('on');
    await waitFor(() => expect(writes(api)).toHaveLength(1));
    expect(`?${new URLSearchParams(writes(api)[0]?.query)}`).toBe(sent[0]?.address.slice('/api/projects/5/files'.length));
    expect(await screen.findByRole('link', { name: 'Plan.pdf' })).toBeVisible();
  });
});
