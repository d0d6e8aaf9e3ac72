import { errorText } from '@dwang/client';
import type { PriceBook } from '@dwang/contracts';
import { Button, confirmAction, Dialog, formatCount, formatDay, ItemList, ItemRow, Row, Stack, StatusTag } from '@dwang/kit';
import { EntryForm, Form, Input, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreatePriceBookMutation, useDeletePriceBookMutation, useListPriceBooksQuery } from '../../api/materials';
import { ImportDialog } from './import-dialog';

interface Values {
  uid: string;
  name: string;
}

/** The price lists that estimates are priced by; the company's own are made and filled here. */
export function PriceBooksDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const { data } = useListPriceBooksQuery();
  const [create] = useCreatePriceBookMutation();
  const [remove] = useDeletePriceBookMutation();
  const [filled, setFilled] = useState<PriceBook | null>(null);
  const add = async (typed: Values) => {
    setFilled(await create(typed).unwrap());
    form.resetFields(['name']);
  };
  const drop = async ({ id, name, itemCount }: PriceBook & { id: number }) => {
    const isSure = await confirmAction({
      title: `Delete the prices of ${name}?`,
      text: `${formatCount(itemCount)} prices are removed for good. Estimates keep the materials that they have.`,
      confirm: 'Delete price list',
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove(id).unwrap();
      notify.success({ title: 'Price list deleted', description: name });
    } catch (error) {
      notify.error({ title: 'Not deleted', description: errorText(error, 'Please try again.') });
    }
  };
  if (filled?.id) return <ImportDialog book={{ ...filled, id: filled.id }} onClose={() => setFilled(null)} />;
  return (
    <Dialog open title="Price lists" onClose={onClose}>
      <Stack>
        <ItemList label="Price lists">
          {(data?.items ?? []).map((book) => (
            <ItemRow
              key={book.key}
              title={book.name}
              text={wordsOf(book)}
              figure={
                book.id === null ? (
                  <StatusTag tone="neutral">Indicative</StatusTag>
                ) : (
                  <Row>
                    {book.isStale && <StatusTag tone="warn">Old prices</StatusTag>}
                    <Button aria-label={`Import prices of ${book.name}`} onClick={() => setFilled(book)}>
                      Import
                    </Button>
                    <Button
                      danger
                      aria-label={`Delete the prices of ${book.name}`}
                      onClick={() => book.id !== null && void drop({ ...book, id: book.id })}
                    >
                      Delete
                    </Button>
                  </Row>
                )
              }
            />
          ))}
        </ItemList>
        <EntryForm<Values>
          form={form}
          initialValues={{ uid: crypto.randomUUID(), name: '' }}
          saveLabel="New price list"
          savingLabel="Creating..."
          quiet
          onSave={add}
        >
          <Form.Item name="uid" hidden>
            <Input />
          </Form.Item>
          <TextField
            name="name"
            label="Supplier"
            required
            placeholder="Your timber yard"
            help="Then choose the CSV file of prices that they gave you."
            rules={[requiredRule('Please enter the supplier’s name')]}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
        </EntryForm>
      </Stack>
    </Dialog>
  );
}

function wordsOf({ isOwn, multiplier, itemCount, pricedOn }: PriceBook): string {
  if (!isOwn) return `Catalogue prices x ${multiplier.replace(/0$/, '')}`;
  return pricedOn ? `${formatCount(itemCount)} prices, ${formatDay(pricedOn)}` : 'No prices yet';
}
