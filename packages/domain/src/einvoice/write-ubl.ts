import { centsToDecimal } from '../money';
import { endpointOf, type PartyNumber, registeredAs } from './party-numbers';
import { splitAddress } from './split-address';
import type { ECategory, EInvoice, ELine, EParty } from './types';
import { branch, leaf, root, type Xml } from './xml';

/** PINT A-NZ Billing. */
const CUSTOMIZATION = 'urn:peppol:pint:billing-1@aunz-1';
const PROFILE = 'urn:peppol:bis:billing';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CREDIT_TRANSFER = '30';
const GST_RATE = '15';

const money = (name: string, cents: number): Xml => leaf(name, centsToDecimal(cents), { currencyID: 'NZD' });
const gstScheme = branch('cac:TaxScheme', leaf('cbc:ID', 'GST'));

/** Why no GST is charged; of what is zero-rated no reason may stand. */
const REASON: Record<ECategory, string> = {
  S: '',
  Z: '',
  E: 'Exempt supply, Goods and Services Tax Act 1985, section 14',
  G: 'Exported goods, Goods and Services Tax Act 1985, section 11(1)',
  O: 'Not subject to GST',
};

const taxCategory = (name: string, category: ECategory, reason = ''): Xml =>
  branch(
    name,
    leaf('cbc:ID', category),
    leaf('cbc:Percent', category === 'O' ? '' : category === 'S' ? GST_RATE : '0'),
    leaf('cbc:TaxExemptionReason', reason),
    gstScheme,
  );

const numbered = (element: string, number: PartyNumber | null): Xml =>
  number ? leaf(element, number.number, { schemeID: number.scheme }) : '';

function party(one: EParty): Xml {
  const { name, gstNumber, contact, email, phone, address, country } = one;
  const { street, more, city, postcode } = splitAddress(address);
  return branch(
    'cac:Party',
    numbered('cbc:EndpointID', endpointOf(one)),
    branch('cac:PartyName', leaf('cbc:Name', name)),
    branch(
      'cac:PostalAddress',
      leaf('cbc:StreetName', street),
      leaf('cbc:AdditionalStreetName', more),
      leaf('cbc:CityName', city),
      leaf('cbc:PostalZone', postcode),
      branch('cac:Country', leaf('cbc:IdentificationCode', country)),
    ),
    gstNumber.trim() ? branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', gstNumber), gstScheme) : '',
    branch('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name), numbered('cbc:CompanyID', registeredAs(one))),
    branch('cac:Contact', leaf('cbc:Name', contact), leaf('cbc:Telephone', phone), leaf('cbc:ElectronicMail', email)),
  );
}

function line(document: EInvoice, one: ELine, index: number): Xml {
  const isCredit = document.kind === 'credit-note';
  const text = one.description.replace(/\s+/g, ' ');
  return branch(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', String(index + 1)),
    leaf('cbc:Note', one.unitNote && `Unit: ${one.unitNote}`),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', one.quantity, { unitCode: one.unitCode }),
    money('cbc:LineExtensionAmount', one.netCents),
    branch('cac:Item', leaf('cbc:Name', text), taxCategory('cac:ClassifiedTaxCategory', one.category)),
    branch('cac:Price', leaf('cbc:PriceAmount', one.price, { currencyID: 'NZD' })),
  );
}

function paymentMeans({ kind, bankAccount, number, seller }: EInvoice): Xml {
  if (kind === 'credit-note' || !bankAccount) return '';
  return branch(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', CREDIT_TRANSFER),
    leaf('cbc:PaymentID', number),
    branch('cac:PayeeFinancialAccount', leaf('cbc:ID', bankAccount), leaf('cbc:Name', seller.name)),
  );
}

const discounts = ({ categories }: EInvoice): Xml[] =>
  categories
    .filter(({ discountCents }) => discountCents !== 0)
    .map(({ category, discountCents }) =>
      branch(
        'cac:AllowanceCharge',
        leaf('cbc:ChargeIndicator', 'false'),
        leaf('cbc:AllowanceChargeReason', 'Discount'),
        money('cbc:Amount', discountCents),
        taxCategory('cac:TaxCategory', category),
      ),
    );

const taxTotal = (document: EInvoice): Xml =>
  branch(
    'cac:TaxTotal',
    money('cbc:TaxAmount', document.taxCents),
    ...document.categories.map(({ category, netCents, taxCents }) =>
      branch(
        'cac:TaxSubtotal',
        money('cbc:TaxableAmount', netCents),
        money('cbc:TaxAmount', taxCents),
        taxCategory('cac:TaxCategory', category, REASON[category]),
      ),
    ),
  );

const totals = ({ lines, subtotalCents, totalCents, discountCents }: EInvoice): Xml =>
  branch(
    'cac:LegalMonetaryTotal',
    money(
      'cbc:LineExtensionAmount',
      lines.reduce((sum, { netCents }) => sum + netCents, 0),
    ),
    money('cbc:TaxExclusiveAmount', subtotalCents),
    money('cbc:TaxInclusiveAmount', totalCents),
    discountCents === 0 ? '' : money('cbc:AllowanceTotalAmount', discountCents),
    money('cbc:PayableAmount', totalCents),
  );

/** An invoice or credit note as UBL 2.1 for Peppol PINT A-NZ Billing, elements in the order of the schema. Check it with `einvoiceGaps` first. */
export function writeUbl(document: EInvoice): string {
  const { kind, number, issueDate, dueDate, note, terms, buyerReference, orderReference, corrects, seller, buyer, lines } =
    document;
  const name = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  return root(
    name,
    {
      xmlns: `${UBL}:${name}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
    leaf('cbc:CustomizationID', CUSTOMIZATION),
    leaf('cbc:ProfileID', PROFILE),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', issueDate),
    kind === 'invoice' ? leaf('cbc:DueDate', dueDate) : '',
    kind === 'invoice' ? leaf('cbc:InvoiceTypeCode', '380') : leaf('cbc:CreditNoteTypeCode', '381'),
    leaf('cbc:Note', note),
    leaf('cbc:DocumentCurrencyCode', 'NZD'),
    leaf('cbc:BuyerReference', buyerReference),
    branch('cac:OrderReference', leaf('cbc:ID', orderReference)),
    corrects
      ? branch(
          'cac:BillingReference',
          branch('cac:InvoiceDocumentReference', leaf('cbc:ID', corrects.number), leaf('cbc:IssueDate', corrects.issueDate)),
        )
      : '',
    branch('cac:AccountingSupplierParty', party(seller)),
    branch('cac:AccountingCustomerParty', party(buyer)),
    paymentMeans(document),
    branch('cac:PaymentTerms', leaf('cbc:Note', terms)),
    ...discounts(document),
    taxTotal(document),
    totals(document),
    ...lines.map((one, index) => line(document, one, index)),
  );
}
