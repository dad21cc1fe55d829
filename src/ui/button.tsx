import { useId } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Bars } from './bars';
import { buttonStyles } from './button-styles';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-styles';
import { Tooltip } from './tooltip';
import { VisuallyHidden } from './visually-hidden';

export type ButtonProps = BaseProps & (WithWords | WithIconOnly);

/**
 * A button. When it is blocked it shows its `disabledReason` on hover, focus and tap, instead of being silently
 * dead.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'second',
    size = 'md',
    icon,
    iconEnd,
    iconOnly = false,
    label,
    busy = false,
    busyLabel,
    disabledReason,
    wide = false,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event);
    // Also keeps Enter in a field from submitting the form while the submit button is blocked.
    event.preventDefault();
    event.stopPropagation();
  };

  const tooltip = disabledReason ?? (iconOnly ? label : null);
  return (
    <>
      {/* Wraps every button, so that one whose reason comes or goes remains the same element and keeps the focus. */}
      <Tooltip
        label={tooltip}
        delay={disabledReason !== undefined ? 150 : undefined}
        opensOnPress={disabledReason !== undefined}
      >
        <Face
          {...rest}
          type={type}
          onClick={handleClick}
          aria-label={iconOnly ? label : rest['aria-label']}
          aria-disabled={blocked || undefined}
          aria-busy={busy || undefined}
          aria-describedby={joined(rest['aria-describedby'], disabledReason !== undefined && reasonId)}
          $variant={variant}
          $size={size}
          $iconOnly={iconOnly}
          $wide={wide}
        >
          {busy ? <Bars beating /> : icon}
          {!iconOnly && <span>{busy && busyLabel !== undefined ? busyLabel : children}</span>}
          {iconEnd}
        </Face>
      </Tooltip>
      {disabledReason !== undefined && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

const joined = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

const Face = styled.button<ButtonLook>`
  ${buttonStyles}
`;

interface BaseProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: four pulsing bars replace the icon, and clicks do nothing. */
  busy?: boolean;
  busyLabel?: string;
  /** A sentence that says why this is not possible now. */
  disabledReason?: string;
  wide?: boolean;
}

interface WithWords {
  iconOnly?: false;
  label?: undefined;
  icon?: ReactElement | null;
  /** Icon after the words: an arrow, a chevron. */
  iconEnd?: ReactElement;
  children: ReactNode;
}

interface WithIconOnly {
  iconOnly: true;
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactElement;
  iconEnd?: undefined;
  children?: undefined;
}
