import { errorText } from '@dwang/client';
import { Button, confirmAction, LinkButton, Row } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useListPriceBooksQuery } from '../../../api/materials';
import { useDeleteSupplierMutation } from '../../../api/suppliers';
import type { NearSupplier } from '../nearest';
import { SupplierDialog } from '../supplier-dialog';
import { SupplierForm } from './supplier-form';

interface SupplierSheetProps {
  supplier: NearSupplier;
  now: number;
  mayEdit: boolean;
  onClose: () => void;
}

/** One supplier; of the company's own with its price list, to be changed or deleted. */
export function SupplierSheet({ supplier, now, mayEdit, onClose }: SupplierSheetProps) {
  const [isEditing, setEditing] = useState(false);
  const isOurs = supplier.isOwn && mayEdit;
  if (isEditing) return <SupplierForm supplier={supplier} onClose={() => setEditing(false)} />;
  return (
    <SupplierDialog supplier={supplier} now={now} onClose={onClose}>
      {isOurs && <OwnActions supplier={supplier} onEdit={() => setEditing(true)} onDeleted={onClose} />}
    </SupplierDialog>
  );
}

interface OwnActionsProps {
  supplier: NearSupplier;
  onEdit: () => void;
  onDeleted: () => void;
}

function OwnActions({ supplier: { id, name }, onEdit, onDeleted }: OwnActionsProps) {
  const notify = useNotify();
  const { data: books } = useListPriceBooksQuery();
  const [remove] = useDeleteSupplierMutation();
  const book = books?.items.find(({ supplierId }) => supplierId === id);
  const drop = async () => {
    const isSure = await confirmAction({
      title: `Delete ${name}?`,
      text: book ? 'Its price list and the estimates priced by it stay.' : 'It is removed from the map and the list.',
      confirm: 'Delete supplier',
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove(id).unwrap();
      notify.success({ title: 'Supplier deleted', description: name });
      onDeleted();
    } catch (error) {
      notify.error({ title: 'Not deleted', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <Row>
      <Button onClick={onEdit}>Edit</Button>
      {books && <LinkButton to={`/estimates?prices=${id}`}>{book ? 'Price list' : 'Add a price list'}</LinkButton>}
      <Button danger onClick={() => void drop()}>
        Delete
      </Button>
    </Row>
  );
}
