import { safeName, type SystemEmail } from './system-email';

/** To the operator, who can simply reply: the reply goes to the sender. The message is shown as it was typed. */
export const contactMessageEmail = ({
  name,
  email,
  subject,
  message,
}: {
  name: string;
  email: string;
  subject: string;
  message: string;
}): SystemEmail => {
  const [who, what] = [safeName(name) || email, safeName(subject)];
  return {
    subject: what ? `${who}: ${what}` : `Message from ${who}`,
    preheader: 'Somebody wrote through the contact form.',
    heading: what || `Message from ${who}`,
    paragraphs: [
      `${who} (${email}) wrote through the contact form:`,
      ...message
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    ],
    after: ['Reply to this email to answer them. We have not checked that the address is theirs.'],
  };
};

/**
 * To an address that was typed into the newsletter form, by its owner or somebody else. `consent` is the text
 * next to the checkbox.
 */
export const confirmNewsletterEmail = ({
  url,
  consent,
  hours,
}: {
  url: string;
  consent: string;
  hours: number;
}): SystemEmail => ({
  subject: 'Please confirm the newsletter',
  preheader: 'One click and one button, and you are on the list.',
  heading: 'Please confirm the newsletter',
  paragraphs: [
    'Hello,',
    'Somebody asked for our newsletter at this address. If that was you, please confirm. By confirming, you agree to this:',
    `“${consent}”`,
  ],
  action: { label: 'Open the page to confirm', url },
  after: [
    `The link works for ${hours / 24} days.`,
    'If it was not you, you can ignore this email: without your confirmation nothing is sent, and the address is deleted within 30 days.',
  ],
});

/** Sent after the confirmation. `url` is the unsubscribe page, which never expires. */
export const newsletterWelcomeEmail = ({ url }: { url: string }): SystemEmail => ({
  subject: 'You are subscribed',
  preheader: 'Keep this email: its link unsubscribes you at any time.',
  heading: 'You are subscribed',
  paragraphs: ['Hello,', 'Thank you for confirming. We’ll send the next issue of our newsletter to this address.'],
  action: { label: 'Unsubscribe', url },
  after: ['The link works at any time, and so does the one in every issue.'],
});
