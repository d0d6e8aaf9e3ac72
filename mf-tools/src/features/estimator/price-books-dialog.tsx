import { errorText } from '@dwang/client';
import type { PriceBook } from '@dwang/contracts';
import {
  Button,
  confirmAction,
  Dialog,
  ErrorState,
  formatCount,
  formatDay,
  ItemList,
  ItemRow,
  LinkButton,
  Row,
  Skeleton,
  Stack,
  StatusTag,
} from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useDeletePriceBookMutation, useListPriceBooksQuery } from '../../api/materials';
import { useListSuppliersQuery } from '../../api/suppliers';
import { ImportDialog } from './import-dialog';
import { NewPriceBook } from './new-price-book';

interface PriceBooksDialogProps {
  /** The company's supplier whose list is wanted; 0 for none. */
  supplierId?: number;
  onClose: () => void;
}

/** The price lists that estimates are priced by; the company's own are made and filled here. */
export function PriceBooksDialog({ supplierId = 0, onClose }: PriceBooksDialogProps) {
  const { data, error, isFetching, refetch } = useListPriceBooksQuery();
  const suppliers = useListSuppliersQuery();
  const [filled, setFilled] = useState<PriceBook | null>(null);
  if (filled?.id) return <ImportDialog book={{ ...filled, id: filled.id }} onClose={() => setFilled(null)} />;
  const own = suppliers.data?.items.filter(({ isOwn }) => isOwn) ?? [];
  const isWaiting = !data || (!suppliers.data && !suppliers.error);
  return (
    <Dialog open title="Price lists" onClose={onClose}>
      {error && !data ? (
        <ErrorState
          title="Could not load the price lists"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : isWaiting ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : (
        <Stack>
          <ItemList label="Price lists">
            {data.items.map((book) => (
              <BookRow key={book.key} book={book} wanted={supplierId} onFill={() => setFilled(book)} />
            ))}
          </ItemList>
          <NewPriceBook
            suppliers={own}
            wanted={own.find(({ id }) => id === supplierId && !data.items.some((book) => book.supplierId === id))}
            onMade={setFilled}
          />
          <div>
            <LinkButton type="link" to="/suppliers?whose=own">
              Your suppliers
            </LinkButton>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

function BookRow({ book, wanted, onFill }: { book: PriceBook; wanted: number; onFill: () => void }) {
  const notify = useNotify();
  const [remove] = useDeletePriceBookMutation();
  const { id, name, itemCount, isStale } = book;
  const drop = async (known: number) => {
    const isSure = await confirmAction({
      title: `Delete the prices of ${name}?`,
      text: `${formatCount(itemCount)} prices are removed for good. Estimates keep the materials that they have.`,
      confirm: 'Delete price list',
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove(known).unwrap();
      notify.success({ title: 'Price list deleted', description: name });
    } catch (error) {
      notify.error({ title: 'Not deleted', description: errorText(error, 'Please try again.') });
    }
  };
  const figure =
    id === null ? (
      <StatusTag tone="neutral">Indicative</StatusTag>
    ) : (
      <Row>
        {isStale && <StatusTag tone="warn">Old prices</StatusTag>}
        <Button aria-label={`Import prices of ${name}`} onClick={onFill}>
          Import
        </Button>
        <Button danger aria-label={`Delete the prices of ${name}`} onClick={() => void drop(id)}>
          Delete
        </Button>
      </Row>
    );
  const isWanted = wanted !== 0 && book.supplierId === wanted;
  return <ItemRow title={name} text={wordsOf(book)} figure={figure} highlighted={isWanted} />;
}

function wordsOf({ isOwn, multiplier, itemCount, pricedOn }: PriceBook): string {
  if (!isOwn) return `Catalogue prices x ${multiplier.replace(/0$/, '')}`;
  return pricedOn ? `${formatCount(itemCount)} prices, ${formatDay(pricedOn)}` : 'No prices yet';
}
