import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { siteContract } from '../../../../contracts/site';
import { NEWSLETTER_ASKED, NEWSLETTER_CONSENT } from '../../../../domain/newsletter';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { formValues } from '../../form-values';
import { useCreateSubscriptionMutation } from '../../site-api';
import { Honeypot } from '../../components/honeypot';
import { displayType } from '../../components/site-heading';

/** The newsletter form. Nobody is subscribed before they use the link in the confirmation email. */
export function NewsletterBox() {
  const form = useRef<HTMLFormElement>(null);
  const [subscribe, { isLoading, isSuccess }] = useCreateSubscriptionMutation();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    if (fault !== undefined) focusFirstInvalid(form.current);
  }, [fault]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const input = formValues(event.currentTarget, ['email', 'website']);
    setFault(undefined);
    const { email } = checkInput(siteContract.createSubscription, input);
    if (email !== undefined) return setFault(email);
    const { error } = await subscribe(input);
    if (error) setFault(fieldsOf(error).email ?? messageOf(error));
  };

  return (
    <Box aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">A little every week</h2>
        <p>
          New articles by email, whenever there are any. First we’ll send you one email with a link; nothing else
          arrives until you have confirmed there.
        </p>
      </div>
      <div role="status">
        {isSuccess && (
          <Asked>
            <MailCheck />
            <span>{NEWSLETTER_ASKED}</span>
          </Asked>
        )}
      </div>
      {!isSuccess && (
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <Line>
            <Field label="Email" error={fault} required>
              <TextInput
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                placeholder="ada@example.com"
                maxLength={254}
                defaultValue=""
              />
            </Field>
            <Button type="submit" variant="primary" busy={isLoading} busyLabel="Subscribing…">
              Subscribe
            </Button>
          </Line>
          <Honeypot />
          <Small>By subscribing you agree: “{NEWSLETTER_CONSENT}”</Small>
        </form>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  margin-top: ${theme.space[20]};
  padding: ${theme.space[10]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.sunken};
  h2 {
    ${displayType} ${theme.type['3xl']}
  }
  h2 + p {
    margin-top: ${theme.space[2]};
    max-width: 28rem;
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
  > [role='status']:empty {
    display: none;
  }
  > form {
    position: relative;
    min-width: 0;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[12]};
    padding: ${theme.space[6]} ${theme.space[4]};
    h2 {
      font-size: 1.75rem;
      line-height: 2rem;
    }
  }
`;

/** The button stays aligned with the input when a sentence appears below it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  > button {
    margin-top: 1.625rem;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

const Small = styled.p`
  margin-top: ${theme.space[3]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  text-wrap: pretty;
`;

const Asked = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  > svg {
    margin-top: 0.1875rem;
    color: ${theme.tone.green.text};
  }
  > span {
    min-width: 0;
    text-wrap: pretty;
  }
`;
