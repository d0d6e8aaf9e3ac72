import type { JobFile } from '@dwang/contracts';
import { expectText } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { aServer, at, filesOf, onFreshDevice, open } from '../testing/job-photos';

onFreshDevice();

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

  it('are uploaded as they are, once, even when the answer was lost; a refusal says why', async () => {
    const sent: { address: string; file: unknown }[] = [];
    const answers: (Partial<XMLHttpRequest> | null)[] = [null, { status: 201, responseText: '{}' }];
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
    const real = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
    aServer();
    const { user } = open();
    await screen.findByText('No files yet');
    const plan = new File(['%PDF-1.7'], 'Plan.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), plan);
    await expectText('File saved');
    expect(sent.map(({ file }) => file)).toEqual([plan, plan]);
    expect(sent[0]?.address).toMatch(/^\/api\/projects\/5\/files\?name=Plan\.pdf&uid=[0-9a-f-]{36}$/);
    expect(sent[1]?.address).toBe(sent[0]?.address);
    answers.push({ status: 415, responseText: '{"detail":"This kind of file cannot be kept."}' });
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), plan);
    expect(await screen.findByText('Plan.pdf: This kind of file cannot be kept.')).toBeVisible();
    globalThis.XMLHttpRequest = real;
  });
});
