import { Badge, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../feedback/dialog';
import { FilterIcon } from '../icons';
import { useIsPhone } from './use-is-phone';

export interface FilterBarProps {
  /** Always in the row: the search box, the status switch. */
  lead?: ReactNode;
  /** In the row on wide screens, in a sheet on phones. */
  children?: ReactNode;
  /** How many of the sheet's filters are set; shown on the button. */
  activeCount?: number;
  onReset?: () => void;
}

/** One row of filters that collapses into a sheet on phones. */
export function FilterBar({ lead, children, activeCount = 0, onReset }: FilterBarProps) {
  const isPhone = useIsPhone();
  return (
    <search className="dwang-filters">
      {lead && <div className="dwang-filters-lead">{lead}</div>}
      {children && !isPhone && <div className="dwang-filters-rest">{children}</div>}
      {children && isPhone && (
        <FilterSheet activeCount={activeCount} onReset={onReset}>
          {children}
        </FilterSheet>
      )}
    </search>
  );
}

function FilterSheet({ children, activeCount, onReset }: Pick<FilterBarProps, 'children' | 'activeCount' | 'onReset'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={activeCount}>
        <Button icon={<FilterIcon />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          Filters
        </Button>
      </Badge>
      <Dialog
        open={isOpen}
        title="Filters"
        onClose={close}
        footer={
          <>
            {onReset && <Button onClick={onReset}>Reset</Button>}
            <Button type="primary" onClick={close}>
              Show results
            </Button>
          </>
        }
      >
        <div className="dwang-filters-sheet">{children}</div>
      </Dialog>
    </>
  );
}
