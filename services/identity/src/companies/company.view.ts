import type { Company as CompanyView } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { imageVersion } from '../images/image-address';
import type { Company } from './company.entity';

/** A company as its own members see it. */
export const companyView = (company: Readonly<Company>): CompanyView => ({
  id: company.id,
  name: company.name,
  tradingName: company.tradingName,
  address: company.address,
  phone: company.phone,
  email: company.email,
  gstNumber: company.gstNumber,
  nzbn: company.nzbn,
  bankAccount: company.bankAccount,
  defaultRate: centsToDecimal(company.defaultRateCents),
  timeZone: company.timeZone,
  roundingMinutes: company.roundingMinutes,
  roundingMode: company.roundingMode,
  weekStart: company.weekStart,
  approvalRequired: Boolean(company.approvalRequired),
  secondStepRequired: Boolean(company.secondStepRequired),
  logoUrl: company.logoKey && `/api/company/logo/${imageVersion(company.logoKey)}`,
  version: company.version,
});
