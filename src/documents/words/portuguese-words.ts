import type { OutsiderWords } from './outsider-words-type';

export const portugueseWords: OutsiderWords = {
  campaign: {
    reason: 'Recebeu este e-mail porque aceitou receber as nossas novidades.',
    unsubscribe: 'Cancelar a subscrição',
    linkWhenSent: 'uma ligação no e-mail enviado',
    readPost: 'Ler na nossa página',
  },
  confirmMail: {
    subject: (business) => `Confirme a sua subscrição em ${business}`,
    preheader: 'Um clique e está na lista.',
    heading: (business) => `Novidades de ${business}`,
    hello: 'Olá,',
    asked: (business) => `Alguém indicou este endereço para receber novidades de ${business}. Se foi você, confirme.`,
    agree: 'Ao confirmar, aceita o seguinte:',
    action: 'Confirmar a subscrição',
    worksFor: (days) => `Esta ligação é válida durante ${days} dias.`,
    notYou:
      'Não foi você? Não precisa de fazer nada. Sem a sua confirmação, não entra na lista e este endereço é apagado no prazo de 30 dias.',
    orOpen: 'Ou abra este endereço:',
    sentFor: (business) => `Enviado pela Fourbeat em nome de ${business}.`,
    someBusiness: 'uma empresa',
  },
  form: {
    email: 'Endereço de e-mail',
    name: 'Nome',
    phone: 'Telefone',
    optional: 'opcional',
    leaveEmpty: 'Deixe este campo vazio',
    decides: (business) =>
      `${business} decide para que servem os seus dados; a Fourbeat guarda-os em seu nome. Pode mudar de ideias a qualquer momento.`,
    madeWith: 'Feito com Fourbeat',
    needsEmail: 'Indique o seu endereço de e-mail.',
    needsAgreement: 'Assinale a caixa para aceitar.',
    notSentYet: 'Ainda não foi enviado',
    lookBelow: 'Ainda não foi enviado nada. Veja os campos assinalados.',
    notRight: 'Há dados por corrigir.',
    badEmail: 'Isto não é um endereço de e-mail.',
    badPhone: 'Isto não é um número de telefone. Escreva-o com o indicativo do país, por exemplo +351 211 234 567.',
    tooMany: 'Há demasiadas inscrições neste momento. Tente mais tarde.',
  },
  asked: {
    heading: 'Só falta um passo',
    sent: (email) => `Obrigado! Veja a caixa de entrada de ${email} para confirmar.`,
    onTheList: (business) => `Assim que confirmar, está na lista de ${business}.`,
    nothingThere: 'Nada ao fim de alguns minutos? Veja na pasta de spam e confirme se o endereço está certo.',
    later: (business, email) =>
      `Obrigado! ${business} vai enviar em breve um e-mail para ${email}. Confirme nele e está na lista.`,
  },
  confirm: {
    heading: 'Confirme, por favor',
    shall: (business, email) => `Quer que ${business} escreva para ${email}? Ao confirmar, aceita o seguinte:`,
    noted: (details) => `Guardamos também o que foi indicado com o seu endereço: ${details}.`,
    action: 'Sim, quero estar na lista',
  },
  confirmed: { heading: 'Está na lista', writes: (business, email) => `${business} vai escrever para ${email}.` },
  left: {
    heading: 'Este endereço já não está na lista',
    again: (business, email) =>
      `${business} já não envia novidades para ${email}. Para voltar, inscreva-se de novo e enviamos-lhe outra ligação.`,
  },
  unsubscribe: {
    heading: 'Quer cancelar a subscrição?',
    sends: (business, address) => `${business} envia novidades e ofertas para ${address}.`,
    endsAtOnce: 'O cancelamento é imediato. Continua a receber e-mails sobre as suas encomendas e reservas.',
    action: 'Cancelar a subscrição',
  },
  unsubscribed: {
    heading: 'A subscrição foi cancelada',
    noMore: (business, address) => `${business} não vai enviar mais novidades nem ofertas para ${address}.`,
    mistake: 'Foi um engano? Ao voltar, aceita o seguinte:',
    action: 'Foi um engano',
  },
  renewed: {
    wording: (business) =>
      `Cancelei a subscrição por engano. ${business} pode continuar a enviar-me e-mails publicitários; posso cancelar com a ligação em cada um deles.`,
    heading: 'Está de novo na lista',
    goesOn: (business, address) => `${business} continua a enviar novidades e ofertas para ${address}.`,
  },
  deadLink: {
    heading: 'Esta ligação já não funciona',
    signup:
      'Pode ser demasiado antiga ou ter sido cortada pelo seu programa de e-mail. As ligações de confirmação são válidas durante sete dias; pode inscrever-se de novo.',
    signUpAgain: 'Inscrever-me de novo',
    preferences:
      'O seu programa de e-mail pode tê-la cortado. Abra o e-mail de novo e use a ligação no final, ou o botão «Cancelar subscrição» do seu programa de e-mail.',
  },
  notFound: {
    heading: 'Não há nenhuma página aqui',
    page: 'O endereço pode estar mal escrito ou a página já não é pública.',
    post: 'O endereço pode estar mal escrito ou a publicação já não está disponível.',
  },
  publicPage: {
    offers: 'O que oferecemos',
    people: 'Quem somos',
    contact: 'Contacto',
    address: 'Morada',
    showMap: 'Ver no mapa',
    openingHours: 'Horário',
    howToReach: 'Contacto e horário',
    days: (first, last) => `de ${first} a ${last}`,
    twoDays: (first, second) => `${first} e ${second}`,
    book: 'Reservar',
    order: 'Encomendar online',
    visit: 'Visitar o nosso site',
    call: (phone) => `Ligar para ${phone}`,
    write: 'Escreva-nos',
    newsByMail: 'Receber novidades por e-mail',
    morePosts: (business) => `Mais de ${business}`,
    olderPosts: 'Publicações anteriores',
    nothingYet: (business) => `${business} ainda não publicou nada aqui`,
    comeBack: 'A primeira publicação está a chegar. Volte em breve.',
    updated: (day) => `Atualizado a ${day}`,
    feed: 'Feed RSS',
    madeWith: 'Publicado com o Fourbeat',
  },
  gone: {
    heading: 'Não recebe e-mails',
    keepsNone: (business) => `${business} não guarda nenhum endereço para esta ligação e não lhe envia nada.`,
  },
};
