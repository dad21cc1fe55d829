/** Contact details for the contact page. Example values lead nowhere: they have no `href`. */
export interface SiteContact {
  description: string;
  contactMethods: {
    type: 'email' | 'phone';
    label: string;
    value: string;
    description: string;
    href: string | null;
    example: boolean;
  }[];
  office: { address: string; hours: string; example: boolean };
  social: { label: string; url: string }[];
}

/** What the page shows when the details cannot be loaded or nobody has set them. */
export const exampleContact: SiteContact = {
  description: 'Questions, ideas, or something that does not work? Write to us. We answer within 24 hours.',
  contactMethods: [
    {
      type: 'email',
      label: 'Email',
      value: 'hello@example.com',
      description: 'We answer within 24 hours.',
      href: null,
      example: true,
    },
    {
      type: 'phone',
      label: 'Phone',
      value: '+1 555 0100',
      description: 'During office hours.',
      href: null,
      example: true,
    },
  ],
  office: { address: '1 Example Street, Example Town', hours: 'Monday to Friday, 9 AM to 6 PM EST', example: true },
  social: [],
};
