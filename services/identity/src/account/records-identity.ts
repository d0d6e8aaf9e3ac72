import { type ErasedRows, erased } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { AccountExportRow } from '../export/account-export.entity';
import { BroughtFileRow } from '../import/brought-file.entity';
import { CompanyImportRow } from '../import/company-import.entity';
import { SentPieceRow } from '../import/sent-piece.entity';
import { SubscriptionRow } from '../plans/subscription.entity';
import { SubscriptionInvoiceRow } from '../plans/subscription-invoice.entity';
import { User } from '../users/user.entity';

/** The seller of the invoices, and whose the hours were. */
export const recordsIdentity = (companyId: number): ErasedRows[] => [
  erased<AccountExportRow>({ entity: AccountExportRow, where: { companyId } }),
  erased<BroughtFileRow>({ entity: BroughtFileRow, where: { companyId }, file: 'fileKey' }),
  erased<SentPieceRow>({ entity: SentPieceRow, where: { companyId }, file: 'fileKey' }),
  erased<CompanyImportRow>({ entity: CompanyImportRow, where: { companyId } }),
  erased<SubscriptionInvoiceRow>({ entity: SubscriptionInvoiceRow, where: { companyId } }),
  erased<SubscriptionRow>({ entity: SubscriptionRow, where: { companyId } }),
  erased<User>({ entity: User, where: { companyId } }),
  erased<Company>({ entity: Company, where: { id: companyId } }),
];
