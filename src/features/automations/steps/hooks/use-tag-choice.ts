import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { useCreateContactTagMutation, useGetContactBookQuery } from '../../../contacts/contacts-api';

/** A tag by the name that is typed: one that is there already, or a new one, made when it is `settled`. */
export function useTagChoice(tagId: string) {
  const { data: book } = useGetContactBookQuery();
  const [create, { isLoading }] = useCreateContactTagMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const tags = book?.tags ?? [];
  const stored = tags.find(({ id }) => id === tagId)?.name ?? '';
  const name = typed ?? stored;
  return {
    name,
    fault,
    busy: isLoading,
    suggestions: tags.map((tag) => tag.name),
    isChanged: name !== stored,
    isGone: book !== undefined && tagId !== '' && stored === '' && typed === null,
    type: (next: string) => {
      setFault(undefined);
      setTyped(next);
    },
    /** Its id; null, with a fault at the field, when there is none. */
    settle: async (): Promise<string | null> => {
      const wanted = name.trim();
      if (wanted === '') {
        setFault('Enter a tag first.');
        return null;
      }
      const known = tags.find((tag) => tag.name.toLowerCase() === wanted.toLowerCase());
      if (known) return known.id;
      const { data, error } = await create({ name: wanted });
      if (!data) setFault(fieldsOf(error).name ?? messageOf(error));
      return data?.id ?? null;
    },
  };
}

export type TagChoice = ReturnType<typeof useTagChoice>;
