export const NOTHING = '–';

/** An address that opens the person's mail program. */
export const EmailLink = ({ email }: { email: string }) =>
  email ? (
    <a className="jobs-link jobs-email" href={`mailto:${email}`}>
      {email}
    </a>
  ) : (
    NOTHING
  );

/** A number that can be called. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone ? (
    <a className="jobs-link jobs-phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  ) : (
    NOTHING
  );
