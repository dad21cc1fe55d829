import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../config/paths';
import { focusFirstInvalid } from '../../lib/focus-first-invalid';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { theme } from '../../ui/theme';
import { useTypedEmail, type AuthOutcome } from '../auth/auth-parts';
import { BeatFigure } from './components/beat-figure';

export { NewPasswordFields, newPasswordFaults } from './components/new-password-fields';
export { RefusalBanner, UnconfirmedBanner } from './components/refusal-banner';
export { SecondFactorField } from './components/second-factor-field';
export { useLinkToken } from './hooks/use-link-token';

/** A quiet form on one side, the product's figure on the other; on phones the figure is the foot of the page. */
export function AuthLayout({ title, sentence, children, other }: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The button that was pressed is gone with its form: reading goes on at what came instead.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <Split>
      <FormSide id="main" tabIndex={-1} ref={main}>
        <Top>
          <RouterLink to={paths.home} aria-label="Fourbeat, home">
            <Logo height={30} />
          </RouterLink>
          <Link to={paths.home}>Back to home</Link>
        </Top>
        <Column>
          <Head>
            <h1>{title}</h1>
            <div>{sentence}</div>
          </Head>
          {children}
          <Other>{other}</Other>
        </Column>
      </FormSide>
      <BeatFigure />
    </Split>
  );
}

/**
 * A form that is checked first and sent then. Faults stand at their fields until these change, a refusal stays above
 * them until the next try, and nothing typed is ever taken away. Its address goes along to the next of these pages.
 */
export function useAuthForm<Form extends object>(
  initial: Form,
  check: (form: Form) => Record<string, string>,
  send: (form: Form) => Promise<AuthOutcome>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, keepEmail] = useTypedEmail();

  const change = (name: keyof Form & string, value: string) => {
    setForm((current) => ({ ...current, [name]: value }));
    if (name === 'email') keepEmail(value);
  };

  // On a prerendered page people type, and password managers fill in fields, before React is there. React leaves those
  // fields alone when it takes the page over, but would empty them when it next renders them.
  useLayoutEffect(() => {
    for (const name of Object.keys(initial) as (keyof Form & string)[]) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== initial[name]) change(name, field.value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form appears
  }, []);

  // After the faults are on screen: only then is there an invalid field to go to.
  const [checked, setChecked] = useState(0);
  useEffect(() => void (checked > 0 && focusFirstInvalid(ref.current)), [checked]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(form);
    setRefusal(null);
    setFaults(found);
    setChecked((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { success, error, fields = {} } = await send(form);
    if (success) return; // the page is on its way to the dashboard
    setBusy(false);
    setRefusal(error ?? null);
    setFaults(fields);
    setChecked((count) => count + 1);
  };

  const bind = (name: keyof Form & string) => ({
    name,
    value: String(form[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      change(name, event.target.value);
      setFaults(({ [name]: _mended, ...others }) => others);
    },
  });

  /** Begins anew, with these words in it. */
  const restart = (fresh: Form) => {
    setForm(fresh);
    if ('email' in fresh) keepEmail(String(fresh.email));
    setFaults({});
    setRefusal(null);
  };

  return { ref, bind, faults, refusal, busy, restart, onSubmit: (event: FormEvent) => void submit(event) };
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(26rem, 1fr) 1.15fr;
  min-height: 100vh;
  background: ${theme.color.panel};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
  }
`;

const FormSide = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${theme.space[8]} ${theme.space[10]} ${theme.space[10]};
  &:focus {
    outline: none;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  ${theme.type.sm}
  ${theme.media.phone} {
    a {
      display: flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
  }
`;

const Column = styled.div`
  display: grid;
  align-content: center;
  flex: 1;
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 25rem;
  margin: 0 auto;
  padding: ${theme.space[10]} 0;
  ${theme.media.phone} {
    align-content: start;
    padding: ${theme.space[8]} 0 0;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  > h1 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    ${theme.type['3xl']} letter-spacing: ${theme.track.display};
  }
  > div {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;

const Other = styled.p`
  color: ${theme.color.text2};
`;

export interface AuthLayoutProps {
  title: string;
  sentence: ReactNode;
  children: ReactNode;
  /** The way to the other of the two pages. */
  other: ReactNode;
}
