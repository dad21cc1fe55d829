/**
 * Twilio's error codes about text messages (https://www.twilio.com/docs/api/errors) as a shop owner needs to hear them:
 * what happened, and what to do. A code that is not here keeps its number, so that it can be looked up.
 */
export function twilioFault(code: number | null): string {
  if (code === null) return 'Twilio could not deliver this text and did not say why.';
  return (
    FAULTS[code] ?? `Twilio could not deliver this text (its code ${code}: www.twilio.com/docs/api/errors/${code}).`
  );
}

/** Somebody wrote STOP to this number, and Twilio remembers it. */
export const STOPPED = 21_610;

/** What a call is refused with that may work later. */
export const laterCodes: ReadonlySet<number> = new Set([20_429, 14_107, 21_611, 30_001, 30_022]);

/** The account itself, or its keys. */
export const accountCodes: ReadonlySet<number> = new Set([20_003, 20_005, 30_002]);

const REGISTER = 'Register your business and its texts in the Twilio console under Messaging, Regulatory compliance';

const FAULTS: Readonly<Record<number, string>> = {
  11_751: 'The files are too large for a text: together at most 5 MB. Send smaller ones.',
  12_300: 'Phones do not take this kind of file in a text. Send a JPEG, PNG or GIF.',
  14_107: 'Too many texts went to this number in a short time. We will try again.',
  20_003: 'Twilio does not accept the account SID and auth token any more. Store them again under Settings, API keys.',
  20_005: 'Twilio says that your account is not active. Check the Twilio console.',
  20_429: 'Twilio asked us to slow down.',
  21_211: 'This is not a phone number that texts can be sent to. Check its digits and country code.',
  21_212: 'The number you send from is not valid. Connect it again under Inbox settings, Channels.',
  21_214: 'This number cannot be reached. Check its digits and country code.',
  21_266: 'This text would go from your number to itself.',
  21_408:
    'Your Twilio account may not send texts to this country yet. Allow it in the console under Messaging, Settings, Geo permissions.',
  21_602: 'There was nothing to send.',
  21_606: 'The number you send from does not belong to your Twilio account, or cannot send texts. Connect another one.',
  21_608:
    'A trial account reaches only numbers that you have verified at Twilio. Verify this number there, or upgrade the account.',
  21_610: 'They wrote STOP, so no texts go to this number until they write START to yours.',
  21_611: 'Too many texts are waiting to leave your number. We will try again.',
  21_612: 'Texts from your number cannot reach this one. Numbers of other countries often cannot get them.',
  21_614: 'This is not a mobile number, so it cannot get texts. Call, or ask for another number.',
  21_617: 'This is too long for one text: at most 1,600 characters. Send it in parts.',
  21_620: 'Twilio could not fetch the file from us. Check that this installation can be reached from the internet.',
  30_001: 'Too many texts are waiting to leave your number. We will try again.',
  30_002: 'Twilio has suspended your account. Check the Twilio console.',
  30_003: 'The phone is switched off or out of reach. Try again later.',
  30_004: 'The phone, or its carrier, blocks texts from your number.',
  30_005: 'This number does not exist any more, or has never existed. Ask for another one.',
  30_006: 'This is a landline, or a carrier that takes no texts. Call, or ask for a mobile number.',
  30_007:
    'The carrier treated this text as spam and blocked it. Leave out shortened links and words in capitals, and say who you are.',
  30_008: 'The carrier did not deliver this text and did not say why. Try again, or call.',
  30_010: 'This text costs more than your Twilio account allows for one.',
  30_022: 'Your number is sending more texts than US carriers allow today. We will try again.',
  30_023: 'Your number has sent as many texts as US carriers allow in a day.',
  30_024: 'The number you send from is not ready for texts yet. Look at it in the Twilio console.',
  30_027: 'Your business has reached T-Mobile’s limit for texts today.',
  30_032: `US carriers block toll-free numbers that are not verified. ${REGISTER}.`,
  30_034: `US carriers block texts from numbers that are not registered (A2P 10DLC). ${REGISTER}; it takes a few days.`,
  30_035: 'This number is no longer registered for texts in the US. Look at it in the Twilio console.',
  30_410: 'The carrier did not answer in time. Try again.',
};
