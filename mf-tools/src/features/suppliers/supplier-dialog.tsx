import { distanceText, isOpenAt, oneLine } from '@dwang/domain';
import { Button, Dialog, PlaceIcon, Row, Stack, StatusTag, Text } from '@dwang/kit';
import type { ReactNode } from 'react';
import { kindLabel } from './kinds';
import type { NearSupplier } from './nearest';
import { OpeningDays } from './opening-days';
import { callTo, wayTo } from './way';

interface SupplierDialogProps {
  supplier: NearSupplier;
  now: number;
  onClose: () => void;
  /** What may be done with it, under all else. */
  children?: ReactNode;
}

/** One supplier: where, when, and the ways there. */
export function SupplierDialog({ supplier, now, onClose, children }: SupplierDialogProps) {
  const { name, type, address, phone, distance, hours, timeZone, accountNumber, notes } = supplier;
  const isOpen = hours && isOpenAt(hours, now, timeZone);
  return (
    <Dialog open title={name} onClose={onClose} size="small">
      <Stack>
        <Row>
          {hours && <StatusTag tone={isOpen ? 'good' : 'neutral'}>{isOpen ? 'Open now' : 'Closed now'}</StatusTag>}
          <Text rank="secondary">
            {distance === null ? '' : `${distanceText(distance)} · `}
            {kindLabel(type)}
          </Text>
        </Row>
        {address && <Text>{oneLine(address)}</Text>}
        <Row>
          <Button type="primary" icon={<PlaceIcon />} href={wayTo(supplier)} target="_blank" rel="noopener noreferrer">
            Directions
          </Button>
          {phone && <Button href={callTo(phone)}>Call {phone}</Button>}
        </Row>
        {(accountNumber || notes) && (
          <dl className="tools-supplier-hours">
            {accountNumber && (
              <div className="tools-supplier-day">
                <dt>Account number</dt>
                <dd>{accountNumber}</dd>
              </div>
            )}
            {notes && (
              <div className="tools-supplier-day">
                <dt>Notes</dt>
                <dd className="tools-supplier-notes">{notes}</dd>
              </div>
            )}
          </dl>
        )}
        <OpeningDays supplier={supplier} />
        {children}
      </Stack>
    </Dialog>
  );
}
