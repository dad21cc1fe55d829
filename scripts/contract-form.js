/**
 * A form takes its `onSubmit` from `useContractForm` as it is, so that every form checks by its contract, tells faults at
 * their fields, keeps what was typed and asks before it is left, in one way. Reported: an `onSubmit` of one's own.
 */
export const contractForm = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'Hand on the `onSubmit` of useContractForm (src/hooks/use-contract-form.ts) as it is.' },
  },
  create: (context) => ({
    'JSXAttribute[name.name="onSubmit"]'(node) {
      const given = node.value?.expression;
      const name = given?.type === 'MemberExpression' ? given.property.name : given?.name;
      if (name !== 'onSubmit') context.report({ node, messageId: 'own' });
    },
  }),
};

/** Forms by hand, and why each of them is none of a contract's. */
export const handMadeForms = {
  'src/features/campaigns/emails/components/draft-panel.tsx': 'what was asked for stays, for another try',
  'src/features/campaigns/emails/components/marked-field.tsx': 'nothing is sent: a link goes into the text',
  'src/features/campaigns/emails/components/merge-menu.tsx': 'nothing is sent: a field goes into the text',
  'src/features/contacts/changes/tag-contacts-dialog.tsx': 'one change of many, sent and undone by its list',
  'src/features/creative/making/components/image-card.tsx': 'its draft is the store’s, other tabs fill it',
  'src/features/creative/making/components/video-card.tsx': 'its draft is the store’s, other tabs fill it',
  'src/features/engine/pieces/components/approve-form.tsx': 'two buttons, and what was typed beside it is saved first',
  'src/features/engine/pieces/components/own-piece-form.tsx': 'this browser keeps its draft',
  'src/features/engine/pieces/components/piece-form.tsx': 'its draft meets versions of others',
  'src/features/engine/components/profile-form.tsx': 'a website fills it while it is typed in',
  'src/features/imports/components/choices-step.tsx': 'this browser keeps its draft, two calls take it',
  'src/features/segments/components/segment-editor.tsx': 'its draft is the store’s and outlives the page',
  'src/features/site/contact/contact-us-form.tsx': 'its fields keep their values, typed before React was there',
  'src/features/site/landing/components/landing-try.tsx': 'its fields keep their values, typed before React was there',
  'src/features/site/blog/components/newsletter-box.tsx': 'its fields keep their values, typed before React was there',
};
