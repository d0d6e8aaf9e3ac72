import type { Client, Invoice, InvoicePage, Project, TimeEntry } from '@dwang/contracts';
import type { Person } from '@dwang/testing/services';

/** What a test of invoices starts from: somebody with a client and a job. */
export interface Scene {
  person: Person;
  client: Client;
  project: Project;
}

export async function makeScene(person: Person): Promise<Scene> {
  const client = (await person.agent.post('/api/clients').send({ name: 'Tāne Construction', contact: 'Hemi' }).expect(201)).body;
  const job = { name: 'Smith deck', clientId: client.id, hourlyRate: '85.00' };
  const project = (await person.agent.post('/api/projects').send(job).expect(201)).body;
  return { person, client, project };
}

export async function addHours({ person, project }: Scene, fields: Record<string, unknown> = {}): Promise<TimeEntry> {
  const body = { projectId: project.id, startTime: '2026-03-02T20:00:00Z', duration: 5400, notes: 'Framing', ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

/** Asks for an invoice for the scene's client. */
export const postInvoice = ({ person, client }: Scene, fields: Record<string, unknown>) =>
  person.agent.post('/api/invoices').send({ clientId: client.id, ...fields });

export async function makeInvoice(scene: Scene, fields: Record<string, unknown> = { subtotal: '100.00' }): Promise<Invoice> {
  return (await postInvoice(scene, fields).expect(201)).body;
}

export async function listInvoices({ person }: Scene, query: Record<string, unknown> = {}): Promise<InvoicePage> {
  return (await person.agent.get('/api/invoices').query(query).expect(200)).body;
}
