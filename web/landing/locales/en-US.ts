/** The source catalogue. The other two are typed against it, so a missing text does not compile. */
export const content = {
  meta: {
    title: '{school}: live online technology lessons for children aged 6 to 15',
    description:
      'Small live classes in which children make their own games, stories, web pages and robots, in Khmer, English or Chinese. The first lesson is free.',
    picture:
      'Children in an open Khmer hall among sugar palms, in front of a large screen, with a small robot',
  },
  brand: { home: '{school}, back to the top of the page' },
  skip: 'Skip to content',
  oldBrowser:
    'This browser is too old to show the page as it should be. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
  more: 'More',
  menu: 'Menu',
  language: 'Language',
  account: { logIn: 'Log in', dashboard: 'My dashboard' },
  nav: {
    home: 'Home',
    about: 'About',
    courses: 'Courses',
    lesson: 'Lessons',
    works: 'What children make',
    teachers: 'Teachers',
    prices: 'Prices',
    voices: 'Testimonials',
    join: 'Join us',
    questions: 'Questions',
    partner: 'Partners',
    career: 'Careers',
    contact: 'Contact',
    terms: 'Terms of use',
    watch: 'For children to discover',
  },

  home: {
    kicker: 'A live online school for children aged 6 to 15',
    title: 'Children who make things, not just watch them.',
    text: 'At {school}, up to six children and a teacher meet online and build something together: a game, an animated story, a web page, a robot that waters the garden. In Khmer, English or Chinese.',
    join: 'Try a free lesson',
    lesson: 'See how a lesson works',
    facts: {
      age: { figure: '6–15', text: 'years old' },
      class: { figure: '6', text: 'children per class at most' },
      length: { figure: '60', text: 'minutes, live, once a week' },
      price: { text: 'for the first lesson' },
    },
  },

  about: {
    aim: 'We do not want more screen time. We want better screen time: an hour a week in which your child thinks, tries, fails, laughs, and in the end shows you something that was not there before.',
    sign: 'The {school} team',
  },

  courses: {
    title: 'Courses by age',
    lead: 'A term has 12 lessons. Every child starts at their own level, whatever they already know.',
    years: 'years',
    makes: 'By the end',
    pictures: {
      ages: '6–8',
      title: 'Pictures that move',
      text: 'Coding with blocks, for children who are still learning to read: an elephant walks, the rain falls, a story has three endings.',
      makes: 'a story of their own, told to the family',
    },
    games: {
      ages: '9–11',
      title: 'Games with rules',
      text: 'Points, levels, luck and fairness. There is more mathematics in it than they notice, and they ask for more.',
      makes: 'a game that their friends really play',
    },
    code: {
      ages: '12–15',
      title: 'Real code',
      text: 'Web pages, Python, and how artificial intelligence works and where it goes wrong. They write, test and publish.',
      makes: 'a page about the place where they live, for the whole world to see',
    },
    robots: {
      ages: '9–15',
      title: 'Robots',
      text: 'First on the screen, then with a kit that we lend and send by post: sensors, motors, patience.',
      makes: 'a robot that does one useful thing',
    },
  },

  lesson: {
    title: 'How a lesson works',
    lead: 'On Saturday, on Sunday or on a weekday evening. The same teacher, the same five friends, for a whole term.',
    minute: 'min',
    hello: {
      at: '0',
      title: 'Everyone is greeted by name',
      text: 'How was the week? Who has something to show?',
    },
    riddle: {
      at: '5',
      title: 'A riddle',
      text: 'It introduces the idea of the day. Nobody has to know the answer.',
    },
    make: {
      at: '15',
      title: 'Making',
      text: 'Thirty minutes of their own work. The teacher goes from child to child and asks more questions than they answer.',
    },
    show: {
      at: '45',
      title: 'Showing',
      text: 'Each child shows one thing, and says one kind thing about another’s.',
    },
    note: {
      at: '55',
      title: 'A note for you',
      text: 'We send you three sentences: what your child did, what was hard, and what to ask about at dinner.',
    },
  },

  works: {
    title: 'What a child makes',
    lead: 'Not badges. Things that can be played, read, sent and shown to a grandmother.',
    game: { title: 'The monkey and the palm fruits', text: 'A game, age 10. It gets faster when it rains.' },
    card: {
      title: 'A card for Khmer New Year',
      text: 'An animated picture, age 7. The flowers open one by one.',
    },
    page: {
      title: 'The weather of our village',
      text: 'A web page, age 13. It shows the rainfall that she measured herself.',
    },
    robot: { title: 'The robot gardener', text: 'A robot, age 12. It waters only what is dry.' },
    hint: 'Our own drawings of projects from our courses.',
  },

  teachers: {
    title: 'Our teachers',
    lead: 'You let us into your home for an hour a week. This is what we promise in return.',
    trained: {
      title: 'People who know children',
      text: 'All of them taught children before they came to us, and they teach their first term alongside an experienced colleague.',
    },
    checked: {
      title: 'Checked, and never alone',
      text: 'We ask for references and a clean police record. A second adult can join any lesson at any time, and often does.',
    },
    quiet: {
      title: 'No recording, no advertising',
      text: 'Lessons are not recorded. There is no advertising and no chat with strangers, and we sell nobody’s data.',
    },
    open: {
      title: 'You can always sit in',
      text: 'Parents are welcome in every lesson and do not need to ask. So are little brothers and sisters.',
    },
  },

  prices: {
    title: 'Prices, and free places',
    free: { title: 'A free place', action: 'Ask for a free place' },
  },

  voices: {
    title: 'Testimonials',
    lead: 'What children and parents have told us about {school}, with their consent.',
    examples: 'Marked as examples are sentences that we wrote ourselves, to show what will stand here.',
    students: 'Students',
    parents: 'Parents',
    example: 'Example',
    age: 'aged {age}',
    relations: {
      mother: 'mother',
      father: 'father',
      grandmother: 'grandmother',
      grandfather: 'grandfather',
      guardian: 'guardian',
    },
  },

  promises: {
    title: 'What we promise',
    lead: 'No family has given us its words for this page yet, and we do not make any up. Until one does, here is what you can hold us to.',
    makes: 'Your child makes something in every lesson, and can show it to you.',
    seen: 'There are never more than six children in a class, so that each of them is seen.',
    open: 'You may sit beside your child in any lesson, without asking first.',
    stop: 'If it does not suit your child, you stop, and lessons not taken are refunded.',
    answer: 'Whoever writes to us gets an answer from a person within two working days.',
  },

  join: {
    title: 'Join us',
    lead: 'Tell us about your child in three lines. Within two working days, a teacher will reply with two possible times for the free lesson.',
    promise: 'No payment, no contract, and only the details that we need to reply.',
  },

  questions: {
    title: 'Questions from parents',
    device: {
      question: 'We only have a phone. Is that enough?',
      answer:
        'Up to the age of 8, yes. From 9, a tablet or any computer is better, even an old one. We have some to lend: just tell us.',
    },
    internet: {
      question: 'Our internet is slow and sometimes drops.',
      answer:
        'A lesson needs about as much data as a video call. If the connection drops, your child rejoins the same lesson, and nothing that they made is lost.',
    },
    language: {
      question: 'In which language do you teach?',
      answer:
        'Classes are in Khmer, English or Chinese. You choose, and the keywords of the code are explained in your child’s language.',
    },
    safety: {
      question: 'Who sees and hears my child?',
      answer:
        'The teacher, up to five other children, and a second member of our staff who may look in. Nobody else. The camera may stay off.',
    },
    parents: {
      question: 'I know nothing about computers. Can I help?',
      answer:
        'Yes: ask “What did you make?” and “How did you find that out?” Those questions are worth more than knowing the answer.',
    },
    fit: {
      question: 'What if it does not suit my child?',
      answer: 'Then you can stop. We refund the lessons not taken. You need no reason and no form.',
    },
  },

  partner: {
    title: 'Partners',
    text: 'A school with an empty room in the afternoon, a library with a good connection, a company with twenty old laptops, a foundation that wants to pay for places: each of these can open a place to learn somewhere.',
    points: {
      schools: 'Schools and libraries: we provide the lessons, you provide the room',
      companies: 'Companies: devices and internet for children who have none',
      foundations: 'Foundations: free places, with an honest report each term',
    },
    open: 'Write to us about a partnership',
  },

  career: {
    title: 'Careers',
    text: 'We are looking for people who would rather ask a child a good question than give a good answer. You teach from home, two evenings a week or more, and are paid by the hour, preparation included.',
    points: {
      teacher: 'Teachers, in Khmer, English or Chinese',
      author: 'Authors of courses and riddles',
      care: 'Family support: the person who replies to families',
    },
    open: 'Apply in a few lines',
  },

  contact: {
    title: 'Contact',
    lead: 'Ask us anything. A person will answer within two working days.',
    address: 'Address',
    phone: 'Telephone',
    email: 'Email',
    hours: 'Hours',
  },

  form: {
    required: 'required',
    optional: 'optional',
    name: 'Your name',
    reply: 'Email or telephone',
    replyHint: 'So that we can reply. A Telegram number is fine.',
    message: 'Your message',
    joinMessage: 'Anything that we should know',
    joinMessageHint:
      'For example what your child likes, or when you have time. Please leave out your child’s name for now.',
    joinMessageHintFree:
      'For example what your child likes, when you have time, or “free place”. Please leave out your child’s name for now.',
    age: 'Age of your child',
    course: 'Course',
    courseAny: 'Please advise us',
    consent:
      'I am a parent or guardian of this child, and I agree that {school} uses what I wrote to reply to me.',
    organization: 'Organisation',
    position: 'What would you like to do?',
    positions: {
      teacher: 'Teach',
      author: 'Write courses',
      care: 'Support families',
      other: 'Something else',
    },
    careerMessage: 'About you',
    careerMessageHint: 'What have you done with children that you are proud of?',
    trap: 'Please leave this empty',
    privacy:
      'We keep what you write for at most a year, share it with nobody, and delete it when you ask us to.',
    send: { contact: 'Send', join: 'Ask for a free lesson', partner: 'Send', career: 'Send' },
    sending: 'Sending …',
    waiting:
      'There is no connection. Your message is kept on this device and will be sent as soon as there is one. You can close this page.',
    received: 'Thank you, we have received it. Your reference number:',
    receivedHint: 'Please keep it. We will answer within two working days.',
    another: 'Write another message',
    late: 'A message that was waiting on this device has been sent. Its reference number:',
    check: 'Please check the marked fields.',
    busy: 'Too many messages came from your network. Yours will be sent again automatically.',
    errors: {
      required: 'Please fill this in.',
      reply: 'Please enter an email address or a telephone number, such as 012 345 678.',
      age: 'Please choose an age.',
      consent: 'We need the consent of a parent or guardian.',
    },
  },

  thanks: {
    title: 'Thank you. We have received your message.',
    text: 'A person will read it and answer within two working days. Your reference number:',
    back: 'Back to the home page',
  },
  correction: {
    title: 'Almost done',
    text: 'Your message has not been sent yet. Please check the marked fields; everything else is as you wrote it.',
    busyTitle: 'One moment, please',
    busyText:
      'We cannot accept your message right now. Please wait a moment, then go back in your browser and send it again: what you wrote is still there.',
    closedTitle: 'We are doing maintenance',
    closedText:
      'Your message has not been sent yet. What you wrote is still here: please keep this page open and send it again in a few minutes.',
    goneTitle: 'This page has expired',
    goneText:
      'To protect your privacy, we keep an unfinished message for one hour only. Please write to us again.',
  },

  footer: {
    school: 'The school',
    families: 'For families',
    together: 'Work with us',
    share: 'Tell another family',
    shareText: 'Live online technology lessons for children, the first one free:',
    opensNew: '(opens in a new window)',
    follow: 'Follow us',
  },

  terms: {
    title: 'Terms of use',
    description: 'What you can expect from {school}, what we expect from you, and what happens to your data.',
    updated: 'As of 1 November 2026',
    lead: 'Short, in plain words, and we mean every word.',
    lessons: {
      title: 'Lessons',
      text: 'A place is for one child. If we cancel a lesson, we give it later or refund it. If your child misses a lesson, they can join another class of the same course in that week.',
    },
    payment: {
      title: 'Payment',
      text: 'A term is paid in advance. You can stop at any time; lessons not taken are refunded within 14 days.',
    },
    conduct: {
      title: 'How we treat one another',
      text: 'Kindly. Nobody records a lesson or shares pictures of other children. Anyone who hurts others has to leave the lesson, and we speak with the family.',
    },
    work: {
      title: 'What children make belongs to them',
      text: 'We show a child’s work only if the child and a parent have agreed, without the family name, and we take it down when one of them asks.',
    },
    data: {
      title: 'Your data',
      text: 'We ask for what we need to answer you, and keep enquiries for at most a year. We use no advertising and no trackers, and this page sets no cookies. A message that could not be sent stays on your own device only.',
    },
    rights: {
      title: 'Your rights',
      text: 'Write to us at any time to see, correct or delete the data that we keep about you or your child. Include the reference number if you have it.',
    },
    changes: {
      title: 'Changes',
      text: 'If these terms change, we tell families 30 days in advance. The law of the Kingdom of Cambodia applies.',
    },
  },
};

export type Content = typeof content;
