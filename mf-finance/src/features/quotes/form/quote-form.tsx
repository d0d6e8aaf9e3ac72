import type { Project, Quote, SharedEstimate } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { confirmFarDay, Link } from '@dwang/kit';
import { DayField, EntryForm, Form, farDayRule, Input, requiredRule, TextAreaField, TextField } from '@dwang/kit/form';
import { toDocumentSums } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useFindQuote } from '../../../api/find-saved';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { useCreateQuoteMutation, useListQuoteTemplatesQuery, useReplaceQuoteMutation } from '../../../api/quotes';
import { estimateLines } from '../../../lines/estimate-lines';
import { lineChoice } from '../../../lines/gst-kinds';
import { LinesField } from '../../../lines/lines-field';
import { discountOf, toPricing } from '../../../lines/pricing';
import { PricingFields } from '../../../lines/pricing-fields';
import { SumsPanel } from '../../../lines/sums-panel';
import { ClientField } from '../../../parties/client-field';
import { ProjectField } from '../../../parties/project-field';
import { quoteName } from '../../../quote-words';
import { useToday } from '../../../use-today';
import { ChoiceFields } from './choice-fields';
import { contentValues, newQuoteValues, proposedSums, type QuoteValues, quoteValues, toContent } from './quote-values';
import { TemplateField } from './template-field';
import '../quotes.css';

/** `lines` as a whole has no place of its own, so it is said above the form. */
const NAMES = { lines: 'form', 'discount.value': 'discountValue' };
/** Days until it expires, kept when the day of the quote moves. */
const KEPT_DAYS = 30;

type MadeOf = SharedEstimate & { id: number };

interface QuoteFormProps {
  /** The draft that is edited; without it a new one is made. */
  quote?: Quote | undefined;
  /** The accepted quote that the new one varies: its client and job stand. */
  varied: Quote | undefined;
  /** The estimate that the new one is made of. */
  estimate?: MadeOf | undefined;
  /** The job from which the form was opened. */
  project?: Project | undefined;
  onSaved: (quote: Quote) => void;
  onCancel: () => void;
}

/** A quote: for whom, its lines with what the client may choose, how it is priced, and until when it stands. */
export function QuoteForm({ quote, varied, estimate, project, onSaved, onCancel }: QuoteFormProps) {
  const today = useToday();
  const notify = useNotify();
  const [form] = Form.useForm<QuoteValues & { templateId?: number }>();
  const [initial] = useState(() => (quote ? quoteValues(quote) : begun(today, project, varied, estimate)));
  const values = Form.useWatch<QuoteValues | undefined>([], form);
  const { data: templates } = useListQuoteTemplatesQuery(undefined, { skip: quote !== undefined });
  const [create] = useCreateQuoteMutation();
  const findSaved = useFindQuote();
  const [replace] = useReplaceQuoteMutation();

  const save = async (typed: QuoteValues) => {
    const content = toContent(typed);
    if (typed.issueDate !== quote?.issueDate) await confirmFarDay(typed.issueDate, today, 'issueDate');
    const until = { title: (day: string) => `Keep to it until ${day}?`, near: 'three months', after: typed.issueDate } as const;
    if (typed.expiryDate !== quote?.expiryDate) await confirmFarDay(typed.expiryDate, today, 'expiryDate', until);
    if (quote) {
      const saved = await replace({ id: quote.id, body: { ...content, version: quote.version } }).unwrap();
      notify.success({ title: 'Draft saved', description: `${saved.title} for ${saved.clientName}` });
      return onSaved(saved);
    }
    const body = {
      ...content,
      uid: typed.uid,
      ...(varied && { variationOf: varied.id }),
      ...(estimate && { estimateId: estimate.id }),
    };
    const made = await create({ body, idempotencyKey: idempotencyKeyOf(typed.uid, body) }).unwrap();
    notify.success({ title: 'Quote created', description: `${quoteName(made)} for ${made.clientName}` });
    onSaved(made);
  };
  const follow = (changed: Partial<QuoteValues & { templateId?: number }>) => {
    if ('clientId' in changed) form.setFieldValue('projectId', undefined);
    if (changed.issueDate && !form.isFieldTouched('expiryDate'))
      form.setFieldValue('expiryDate', addDays(changed.issueDate, KEPT_DAYS));
    const template = templates?.items.find(({ id }) => id === changed.templateId);
    if (!template) return;
    const { title, ...content } = contentValues(template);
    form.setFieldsValue({ ...content, title: form.getFieldValue('title') || title });
  };
  const orderRule = {
    validator: (_rule: unknown, day: string | null) =>
      day && day < (values?.issueDate ?? '')
        ? Promise.reject(new Error('Expiry day must not be before the quote date'))
        : Promise.resolve(),
  };
  const shown = { ...initial, ...values };
  const sums = toDocumentSums(proposedSums(shown), shown.gst ?? 'exclusive', discountOf(shown));

  return (
    <EntryForm<QuoteValues & { templateId?: number }>
      form={form}
      initialValues={initial}
      draftKey={`quote-${draftOf(quote, varied, estimate, project)}`}
      saveLabel={quote ? 'Save draft' : varied ? 'Create variation' : 'Create quote'}
      savingLabel={quote ? 'Saving...' : 'Creating...'}
      names={NAMES}
      findSaved={findSaved}
      onSave={save}
      onCancel={onCancel}
      onValuesChange={follow}
    >
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      {estimate && (
        <p className="quote-hint">
          Made of the estimate <Link to={`/estimates/${estimate.id}`}>{estimate.name}</Link>.
        </p>
      )}
      {!quote && <TemplateField templates={templates?.items ?? []} />}
      {varied ? (
        <Varied quote={varied} />
      ) : (
        <>
          <ClientField chosen={values?.clientId} />
          <ProjectField clientId={values?.clientId} linked={project} />
        </>
      )}
      <TextField
        name="title"
        label={varied ? 'What changes' : 'What is quoted'}
        placeholder={varied ? 'Wider steps' : 'New deck, 24 m²'}
        required
        rules={[requiredRule('Please say what the quote is for')]}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <LinesField title="Lines" gstKinds={lineChoice(shown)} extra={(name) => <ChoiceFields name={name} />} />
      <PricingFields />
      <SumsPanel sums={sums} />
      <div className="quote-pair">
        <DayField name="issueDate" label="Quote date" required rules={[requiredRule('Please choose a day'), farDayRule(today)]} />
        <DayField
          name="expiryDate"
          label="Can be accepted until"
          required
          rules={[requiredRule('Please choose a day'), orderRule, farDayRule(today, values?.issueDate)]}
        />
      </div>
      <TextAreaField name="terms" label="Terms" input={{ maxLength: 2000 }} />
      <TextAreaField name="notes" label="Notes" help="The client reads them." input={{ maxLength: 5000 }} />
    </EntryForm>
  );
}

/** For whom a variation is: said, and not to be chosen. */
function Varied({ quote }: { quote: Quote }) {
  return (
    <>
      <Form.Item name="clientId" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="projectId" hidden>
        <Input />
      </Form.Item>
      <p className="quote-hint">
        Varies {quoteName(quote)} for {quote.clientName}: {quote.title}. A line with a price below zero takes work out. What is
        less than nothing in all comes off the next invoice of the quote.
      </p>
    </>
  );
}

/** What was typed is kept apart by what it is about. */
function draftOf(
  quote: Quote | undefined,
  varied: Quote | undefined,
  estimate: MadeOf | undefined,
  project: Project | undefined,
): string {
  if (quote) return `${quote.id}-${quote.version}`;
  if (varied) return `variation-${varied.id}`;
  if (estimate) return `new-estimate-${estimate.id}-${estimate.total}-${estimate.lines.length}`;
  return project ? `new-project-${project.id}` : 'new';
}

const begun = (
  today: string,
  project: Project | undefined,
  varied: Quote | undefined,
  estimate: MadeOf | undefined,
): QuoteValues => ({
  ...newQuoteValues(today),
  ...(varied && { clientId: varied.clientId, ...toPricing({ ...varied, discount: null }), terms: varied.terms }),
  ...(varied?.projectId && { projectId: varied.projectId }),
  ...(project && { projectId: project.id, title: project.name }),
  ...(project?.clientId && { clientId: project.clientId }),
  ...(estimate && { title: estimate.name, lines: estimateLines(estimate), gst: estimate.gst, notes: estimate.notes }),
});
