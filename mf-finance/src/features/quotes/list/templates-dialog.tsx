import { errorText } from '@dwang/client';
import type { QuoteTemplate } from '@dwang/contracts';
import { Button, DeleteIcon, Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useCreateQuoteTemplateMutation, useDeleteQuoteTemplateMutation, useListQuoteTemplatesQuery } from '../../../api/quotes';
import '../quotes.css';

/** The company's templates; each can be taken out, and that be undone. They are made from a quote's page. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useListQuoteTemplatesQuery();
  const [remove] = useDeleteQuoteTemplateMutation();
  const [create] = useCreateQuoteTemplateMutation();
  const notify = useNotify();
  const failed = (cause: unknown) =>
    notify.error({ title: 'Could not change the templates', description: errorText(cause, 'Please try again.') });
  const takeOut = async ({ id, uid: _, ...content }: QuoteTemplate) => {
    try {
      await remove(id).unwrap();
      const restore = () => void create(content).unwrap().catch(failed);
      notify.success({ title: 'Template deleted', description: content.name, action: { label: 'Undo', run: restore } });
    } catch (cause) {
      failed(cause);
    }
  };
  return (
    <Dialog open title="Quote templates" onClose={onClose}>
      {data && data.items.length > 0 ? (
        <ul className="quote-templates" aria-label="Templates">
          {data.items.map((template) => (
            <li key={template.id}>
              <span>{template.name}</span>
              <Button
                type="text"
                danger
                icon={<DeleteIcon aria-hidden />}
                aria-label={`Delete template ${template.name}`}
                onClick={() => void takeOut(template)}
              />
            </li>
          ))}
        </ul>
      ) : data ? (
        <EmptyState text="No templates yet." hint="Open a quote and choose Save as template." />
      ) : error ? (
        <ErrorState
          title="Could not load the templates"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
    </Dialog>
  );
}
