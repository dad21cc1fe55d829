import { cloneElement, useEffect, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import { deferred, type Standing, type Taken } from './deferred';
import type { Menu, MenuProps } from './menu';
import { withHandlers } from './with-handlers';

/** A menu whose list comes after the page: a library has two for each card, and needs none of them to be seen. */
export function LateMenu(props: MenuProps) {
  useEffect(() => MenuPart.fetch(), []);
  return <MenuPart {...props} />;
}

/** The button alone, until the rest is there. */
function MenuButton({ trigger, onReach }: MenuProps & Standing) {
  const handlers = {
    onFocus: () => onReach('focus'),
    onBlur: () => onReach(null),
    onClick: () => {
      onReach('press');
      MenuPart.fetch();
    },
  };
  return withHandlers(trigger, handlers, { 'aria-haspopup': 'menu', 'aria-expanded': false });
}

/** What was done with the stand-in is done again with the button that took its place. */
function taking(Loaded: typeof Menu) {
  return function TakenMenu({ reached, trigger, ...rest }: MenuProps & Taken) {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
      if (reached) button.current?.focus();
      if (reached === 'press') button.current?.click();
    }, [reached]);
    return (
      <Loaded
        {...rest}
        trigger={cloneElement(trigger as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      />
    );
  };
}

const MenuPart = deferred<MenuProps>(async () => taking((await import('./menu')).Menu), MenuButton);
